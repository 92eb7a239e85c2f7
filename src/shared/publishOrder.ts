import type { ManifestFile } from './manifest.ts'
import { appDataFile } from './paths.ts'

/** Groups by reference: a file is published before the files that refer to it. */
export type FileGroup = 'asset' | 'data' | 'document' | 'appData' | 'worker' | 'listing'

/** Sitemaps, feeds and their like: texts that name pages, for tools of all kinds. */
const listing = /^(?!(page|slice)-data\/).*(\.(xml|txt|rss|atom)|(^|\/)(feed|sitemap)[^/]*\.json)$/

/** The group of a file of the build. */
export function groupOf({ path, kind, cache }: Pick<ManifestFile, 'path' | 'kind' | 'cache'>): FileGroup {
  if (path === appDataFile) return 'appData'
  if (path === 'sw.js') return 'worker'
  if (cache === 'immutable') return 'asset'
  if (listing.test(path)) return 'listing'
  // Control files of other names (a library that documents load) are named as data is.
  return kind === 'document' || kind === 'public' || kind === 'host' ? 'document' : 'data'
}

/** What is about to be put in its place. */
interface Arrival {
  readonly path: string
  readonly group: FileGroup
  /** Something is in its place already. */
  readonly isThere: boolean
  /** An old address, which leads on. */
  readonly isRedirect?: boolean
}

interface Phase {
  readonly name: string
  readonly group: FileGroup
  /** Only paths at which nothing is yet, or only paths at which something is. */
  readonly only?: 'added' | 'changed'
  /** Only the front page, only other pages that readers come to without a link, or only the rest. */
  readonly rank?: 'front' | 'first' | 'inner'
}

// Added pages come before changed ones: a changed page may name an added one, while nothing that readers can find names it yet.
// Pages name feeds and feeds name pages: a new feed comes in between, and one that was there before last.
// Where nothing is yet, readers come in by the front page, by what stands beside it (a language's own), and by old addresses: these come when all else is there.
/** The order in which no page ever names a file that is not there. */
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

/** The index of the phase to which a file belongs. */
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
