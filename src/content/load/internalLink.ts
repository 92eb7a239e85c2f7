import { decodeEscapes } from '../../shared/escapes.ts'
import { pageKey } from '../../shared/paths.ts'
import { schemeOf } from '../markdown/plugins/links.ts'

type LinkTarget =
  /** An address that is not the site's. */
  | { readonly kind: 'external' }
  /** A path of the site without query and trailing slash; absent for an anchor in the same page. */
  | { readonly kind: 'internal'; readonly path?: string; readonly anchor?: string }
  /** A path that begins nowhere: what it means depends on the page it is read in. */
  | { readonly kind: 'relative' }

/** What a link in a text leads to; `siteUrl` makes the site's own absolute addresses internal. */
export function internalLink(url: string, siteUrl: string | undefined): LinkTarget {
  const own = siteUrl !== undefined && (url === siteUrl || url.startsWith(`${siteUrl}/`)) ? url.slice(siteUrl.length) || '/' : url
  if (schemeOf(own) !== undefined || own.startsWith('//')) return { kind: 'external' }
  const anchor = own.includes('#') ? { anchor: decodeEscapes(own.slice(own.indexOf('#') + 1)) } : {}
  if (own.startsWith('#')) return { kind: 'internal', ...anchor }
  if (!own.startsWith('/')) return { kind: 'relative' }
  return { kind: 'internal', path: pageKey(own), ...anchor }
}
