import type { Resource } from './Cell.ts'

const patterns: Readonly<Record<Exclude<Resource, 'all' | 'page-data'>, RegExp>> = {
  'app-data': /^\/page-data\/app-data\.json$/,
  'static query': /^\/page-data\/sq\/d\/[^/]+\.json$/,
  slice: /^\/slice-data\/[^/]+\.json$/,
  'component chunk': /^\/assets\/component---[^/]+\.js$/,
  // All scripts except those of single pages and the one in the document.
  'app bundle': /^\/assets\/(?!component---|runtime-)[^/]+\.js$/,
}

const pageData = /^\/page-data\/.+\/page-data\.json$/
/** Data of the error pages, which stays intact when a page's own data has the fault. */
const errorPageData = /^\/page-data\/(404|500)\.html\//

/** Reports whether a fault of `resource` affects the file at `path`. */
export function isHit(resource: Resource, path: string): boolean {
  if (resource === 'page-data') return pageData.test(path) && !errorPageData.test(path)
  if (resource === 'all') return pageData.test(path) || Object.values(patterns).some((pattern) => pattern.test(path))
  return patterns[resource].test(path)
}
