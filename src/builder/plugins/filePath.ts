import type { OwnFile } from '../../content/own/ownTexts.ts'
import { isHiddenPath } from '../../shared/output/isHiddenPath.ts'

/** First path segments that only the engine may write. */
const reserved: ReadonlySet<string> = new Set(['assets', 'page-data', 'slice-data', '~partytown', 'sw.js'])

/** Explains why a plug-in may not write a file at a path, as the end of a sentence about it; undefined if it may. */
export function filePathFault(path: string): string | undefined {
  if (!path.startsWith('/')) return 'does not begin with `/`'
  const parts = path.slice(1).split('/')
  if (parts.includes('')) return path.endsWith('/') ? 'ends with `/`' : 'has an empty part'
  if (parts.some((part) => part === '.' || part === '..')) return 'leads out of its folder'
  if (/[^\p{L}\p{M}\p{N}._~@+-]/u.test(parts.join(''))) return 'has a character that is not allowed in a plain address'
  if (path !== path.normalize('NFC')) return 'is not in the normal form NFC'
  if (path.length > 200) return 'is too long'
  if (isHiddenPath(path.slice(1))) return 'has a part that begins with a dot, which is not published'
  return reserved.has((parts[0] ?? '').toLowerCase()) ? `begins with \`/${parts[0]}\`, which belongs to the engine` : undefined
}

/** Explains why a path conflicts with the existing files, as the end of a sentence about it; undefined if it does not. */
export function clashOfFiles(path: string, files: readonly Pick<OwnFile, 'path' | 'plugin'>[]): string | undefined {
  const key = path.toLowerCase()
  for (const { path: taken, plugin } of files) {
    const other = taken.toLowerCase()
    if (other === key) return `is already used by a file of "${plugin}"`
    if (key.startsWith(`${other}/`) || other.startsWith(`${key}/`))
      return `needs a folder where "${plugin}" has a file, or vice versa: "${taken}"`
  }
  return undefined
}
