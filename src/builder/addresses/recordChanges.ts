import { existsSync } from 'node:fs'
import { replaceFile } from '../../platform/files/replaceFile.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import { outputPaths } from '../output/outputPaths.ts'
import type { Address } from './AddressBook.ts'

interface Change {
  readonly out: string
  /** The publication's URL without a trailing slash. */
  readonly url: string
  readonly before: readonly Address[]
  readonly after: readonly Address[]
}

/**
 * Writes the URLs that a build changed beside its output, one per line, as IndexNow expects. They are not part of the output, which depends
 * only on the input. A build that changes no page leaves the existing list.
 */
export function recordChanges({ out, url, before, after }: Change): void {
  const file = outputPaths(out).changed
  const paths = changedAddresses(before, after)
  if (paths.length > 0 || !existsSync(file)) replaceFile(file, paths.map((path) => `${absoluteUrl(url, path)}\n`).join(''), { alone: true })
}

/** Returns the paths whose pages were added, changed or removed between two builds, and that search engines list or listed. */
export function changedAddresses(before: readonly Address[], after: readonly Address[]): readonly string[] {
  const [old, now] = [before, after].map((list) => new Map(list.map((address) => [address.path, address])))
  const paths = new Set([...before, ...after].map(({ path }) => path))
  const isListed = (path: string) => [old, now].some((list) => list?.has(path) && !list.get(path)?.noindex)
  return [...paths].filter((path) => old?.get(path)?.content !== now?.get(path)?.content && isListed(path)).sort()
}
