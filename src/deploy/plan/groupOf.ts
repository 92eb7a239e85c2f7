import type { ManifestFile } from '../../shared/manifest.ts'
import type { ObjectGroup } from './WantedObject.ts'

/** Sitemaps, feeds and their like: files that list pages and are named by none of them. */
const listing = /^(robots\.txt|llms[^/]*\.txt|(.*\/)?(sitemap|feed|atom|rss)[^/]*\.(xml|json|txt)(\.gz)?)$/

/** The group of a file of the build. */
export function groupOf({ path, kind, cache }: ManifestFile): ObjectGroup {
  if (path === 'page-data/app-data.json') return 'appData'
  if (path === 'sw.js') return 'worker'
  if (kind !== 'data' && listing.test(path)) return 'listing'
  if (cache === 'immutable') return 'asset'
  // Control files of other names (a library that documents load) are named as data is.
  return kind === 'document' || kind === 'public' ? 'document' : 'data'
}
