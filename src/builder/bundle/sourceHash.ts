import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readBuiltEngine } from '../../platform/builtEngine.ts'
import { shortHash } from '../../platform/contentHash.ts'
import { hashFile } from '../../platform/files/hashFile.ts'

/** Folders of the sources that the bundler reads. */
export const bundledFolders = ['shared', 'search', 'calculators', 'ui', 'runtime', 'worker', 'builder/bundle', 'content/blocks']

/** Returns a hash of all sources of the bundle; takes a few milliseconds. */
export function sourceHash(root: string): string {
  return hashOfFolders(root, bundledFolders)
}

/** Folders of the sources that a build depends on. */
export const engineFolders = [
  'shared',
  'platform',
  'cards',
  'search',
  'drawings',
  'calculators',
  'content',
  'ui',
  'runtime',
  'worker',
  'plugins',
  'builder',
]

/** Returns a hash of everything that a build depends on: cached data of an engine with another hash is useless. */
export function engineHash(root: string): string {
  const built = readBuiltEngine(root)
  if (built) return shortHash([process.version, built.version, built.hash].join('\0'), 24)
  return hashOfFolders(root, engineFolders)
}

function hashOfFolders(root: string, folders: readonly string[]): string {
  const parts = [process.version, process.env.NODE_ENV ?? '', hashFile(join(root, 'package-lock.json'))]
  for (const part of folders) {
    const folder = join(root, 'src', part)
    for (const file of filesBelow(folder).sort()) {
      if (/\.test\.tsx?$/.test(file) || !/\.(tsx?|css|svg|woff2)$/.test(file)) continue
      parts.push(part, file.slice(folder.length), hashFile(file))
    }
  }
  return shortHash(parts.join('\0'), 24)
}

/** Lists the files below a folder. Node's own recursion looks up every file once more. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

/**
 * Returns a hash of all fonts in `folder`, 8 hexadecimal digits. Their file names share it: a dozen different hashes would not compress,
 * and every document names all fonts.
 */
export function facesHash(folder: string): string {
  const faces = readdirSync(folder)
    .filter((name) => name.endsWith('.woff2'))
    .sort()
  return shortHash(faces.map((name) => `${name}\0${hashFile(join(folder, name))}`).join('\n'), 8)
}
