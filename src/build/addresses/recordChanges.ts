import { existsSync } from 'node:fs'
import { replaceFile } from '../../platform/replaceFile.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import { outputPaths } from '../output/outputPaths.ts'
import type { Address } from './Address.ts'
import { changedAddresses } from './changedAddresses.ts'

export interface Change {
  readonly out: string
  /** The site's address without a trailing slash. */
  readonly url: string
  readonly before: readonly Address[]
  readonly after: readonly Address[]
}

/**
 * Writes the addresses that a build changed beside its output, a line each, as IndexNow takes them. They are no part of
 * the output, which depends on nothing but the input. A build that changes no page leaves the list of the last one that did.
 */
export function recordChanges({ out, url, before, after }: Change): void {
  const file = outputPaths(out).changed
  const paths = changedAddresses(before, after)
  if (paths.length > 0 || !existsSync(file)) replaceFile(file, paths.map((path) => `${absoluteUrl(url, path)}\n`).join(''), { alone: true })
}
