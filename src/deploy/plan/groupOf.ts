import type { ManifestFile } from '../../shared/manifest.ts'
import type { ObjectGroup } from './WantedObject.ts'

/** Sitemaps, feeds and their like: texts that name pages, for tools of all kinds. */
const listing = /^(?!(page|slice)-data\/).*(\.(xml|txt|rss|atom)|(^|\/)(feed|sitemap)[^/]*\.json)$/

/** The group of a file of the build. */
export function groupOf({ path, kind, cache }: ManifestFile): ObjectGroup {
  if (path === 'page-data/app-data.json') return 'appData'
  if (path === 'sw.js') return 'worker'
  if (cache === 'immutable') return 'asset'
  if (listing.test(path)) return 'listing'
  // Control files of other names (a library that documents load) are named as data is.
  return kind === 'document' || kind === 'public' ? 'document' : 'data'
}
