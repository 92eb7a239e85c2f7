import { contentHash } from '../../../platform/contentHash.ts'
import type { Language } from '../../../shared/languages/languages.ts'
import type { OwnFile, OwnPage } from '../../own/ownTexts.ts'
import type { Problem } from '../../problem.ts'
import type { PageFrontMatter } from '../../schemas/pageSchema.ts'
import type { Entry } from './entry.ts'
import type { Addresses } from '../loadedContent.ts'
import type { SourceText } from '../source/sourceText.ts'

const start = 'plugin '

/** Reports whether a page comes from a plug-in. */
export function isOwnPage({ id }: Pick<Entry<unknown>, 'id'>): boolean {
  return id.startsWith(start)
}

/** Converts pages of plug-ins to the form of those in `pages/`; their problems are located at the plug-in's definition. */
export function ownPages(pages: readonly OwnPage[] = []): readonly (Entry<PageFrontMatter> & { readonly isHidden: false })[] {
  return pages.map(({ address, language, title, description, html, from }) => {
    const { file, ...place } = from
    const source: SourceText = { file, text: '', position: () => place }
    const front: PageFrontMatter = { title, description, heading: title, address, place: 'none' }
    const anchors = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id))
    const body = { parts: [html], inserts: [], notes: [], headings: [], words: 1, links: [], anchors }
    return {
      id: start + address,
      language: language satisfies Language,
      source,
      digest: contentHash(html),
      fields: front,
      front,
      body,
      isHidden: false,
    }
  })
}

/** Adds the files of plug-ins to the addresses; reports those whose path is taken. */
export function withOwnFiles(
  addresses: Addresses,
  files: readonly OwnFile[] = [],
): { readonly addresses: Addresses; readonly problems: readonly Problem[] } {
  if (files.length === 0) return { addresses, problems: [] }
  const taken = new Map([...addresses.keys()].map((path) => [path.toLowerCase(), path]))
  const visible = [...addresses].filter(([, { kind }]) => kind !== 'hidden')
  const folders = new Map(visible.flatMap(([path]) => foldersOf(path).map((folder) => [folder, path])))
  const plainFiles = new Map(visible.flatMap(([path, { kind }]) => (kind === 'file' ? [[path.toLowerCase(), path]] : [])))
  const problems = files.flatMap(({ path, plugin, from }): readonly Problem[] => {
    const key = path.toLowerCase()
    const above = foldersOf(path).flatMap((folder) => plainFiles.get(folder) ?? [])
    const owner = taken.get(key) ?? taken.get(key.replace(/\/index\.html$/, '') || '/') ?? folders.get(key) ?? above[0]
    if (owner === undefined) return []
    const message = `The plug-in "${plugin}" gives a file the path "${path}", which the site already uses for ${owner}.`
    return [{ ...from, severity: 'error', rule: 'plugin', message, fix: 'Choose another path.' }]
  })
  const all = new Map(addresses)
  for (const { path } of files) all.set(path, { kind: 'file' })
  return { addresses: all, problems }
}

/** Lists the folders above a path, without the root, in lower case. */
function foldersOf(path: string): readonly string[] {
  const parts = path.toLowerCase().split('/')
  return parts.slice(2).map((_, index) => parts.slice(0, index + 2).join('/'))
}
