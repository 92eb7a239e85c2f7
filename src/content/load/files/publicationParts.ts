import { relative, sep } from 'node:path'
import { isWithin, realPath } from '../../../platform/files/isWithin.ts'

/** The files and folders that make up a publication folder. */
export const publicationParts: ReadonlyMap<string, 'file' | 'folder'> = new Map([
  ['site.config.ts', 'file'],
  ['categories.yaml', 'file'],
  ['ads.json', 'file'],
  ['redirects.yaml', 'file'],
  ['published.json', 'file'],
  ['articles', 'folder'],
  ['authors', 'folder'],
  ['pages', 'folder'],
  ['languages', 'folder'],
  ['public', 'folder'],
])

/** Names of folders in a publication folder that are taken: the engine, or a tool beside it, reads them. */
export const takenFolders: readonly string[] = [
  ...[...publicationParts].flatMap(([name, kind]) => (kind === 'folder' ? [name] : [])),
  'lib',
  'plugins',
  'blocks',
  'components',
  'node_modules',
  'dist',
]

/** Reports whether a path is in a file or folder of a publication that the loader reads. */
export function liesInPart(path: string, publication: string): boolean {
  const [first = ''] = relative(realPath(publication), realPath(path)).split(sep)
  return isWithin(path, publication) && publicationParts.has(first)
}
