import type { ManifestFile } from './manifest.ts'
import { appDataFile } from '../addresses/paths.ts'

/** Groups of files by what they refer to: a file is published before the files that refer to it. */
export type FileGroup = 'asset' | 'data' | 'document' | 'appData' | 'worker' | 'listing'

/** Sitemaps, feeds and similar: texts that list pages for other programs. */
const listing = /^(?!(page|slice)-data\/).*(\.(xml|txt|rss|atom)|(^|\/)(feed|sitemap|provenance)[^/]*\.json)$/

/** Returns the group of a file of the build. */
export function groupOf({ path, kind, cache }: Pick<ManifestFile, 'path' | 'kind' | 'cache'>): FileGroup {
  if (path === appDataFile) return 'appData'
  if (path === 'sw.js') return 'worker'
  if (cache === 'immutable') return 'asset'
  if (listing.test(path)) return 'listing'
  // Control files with other names (a library that documents load) are grouped by name, as data.
  return kind === 'document' || kind === 'public' || kind === 'host' ? 'document' : 'data'
}

/** A file about to be published. */
interface Arrival {
  readonly path: string
  readonly group: FileGroup
  /** Whether the path already has a file. */
  readonly isThere: boolean
  /** Whether it is an old address that redirects. */
  readonly isRedirect?: boolean
}

interface Phase {
  readonly name: string
  readonly group: FileGroup
  /** Restricts the phase to paths that have no file yet, or to paths that have one. */
  readonly only?: 'added' | 'changed'
  /** Restricts the phase to the front page, to other pages that readers reach without a link, or to the rest. */
  readonly rank?: 'front' | 'first' | 'inner'
}

// Added pages come before changed ones: a changed page may link to an added one, while no page that readers can find links to it yet.
// Pages link to feeds and feeds to pages: a new feed comes in between, an existing one last. On an empty host readers enter through the
// front page, other top-level pages (such as a language's front page) and old addresses: these come after everything else.
/** The order in which no page ever refers to a missing file. */
export const publishPhases: readonly Phase[] = [
  { name: 'assets', group: 'asset' },
  { name: 'new data', group: 'data', only: 'added' },
  { name: 'new documents', group: 'document', only: 'added', rank: 'inner' },
  { name: 'new sitemaps and feeds', group: 'listing', only: 'added' },
  { name: 'new first pages', group: 'document', only: 'added', rank: 'first' },
  { name: 'new front page', group: 'document', only: 'added', rank: 'front' },
  { name: 'changed data', group: 'data', only: 'changed' },
  { name: 'changed documents', group: 'document', only: 'changed' },
  { name: 'app data', group: 'appData' },
  { name: 'service worker', group: 'worker' },
  { name: 'changed sitemaps and feeds', group: 'listing', only: 'changed' },
]

/** Returns the index of the phase that a file belongs to. */
export function phaseOf(arrival: Arrival): number {
  return publishPhases.findIndex(
    ({ group, only, rank }) =>
      group === arrival.group &&
      (only === undefined || (only === 'changed') === arrival.isThere) &&
      (rank === undefined || rank === rankOf(arrival)),
  )
}

function rankOf({ path, isRedirect = false }: Arrival): 'front' | 'first' | 'inner' {
  if (path === 'index.html') return 'front'
  return isRedirect || !path.replace(/\/index\.html$/, '').includes('/') ? 'first' : 'inner'
}
