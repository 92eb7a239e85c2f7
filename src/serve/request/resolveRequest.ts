import { contentTypeOf } from '../../shared/output/contentTypes.ts'
import { targetKey } from '../../shared/redirects/collapseRedirects.ts'
import { encodePath, toAsciiAddress } from '../../shared/addresses/escapes.ts'
import type { Redirect } from '../../shared/output/manifest.ts'
import type { ServedFile, SiteTable } from '../site/SiteTable.ts'
import { parseTarget, withQuery, withoutSlash } from './parseTarget.ts'

type Resolution =
  | { readonly kind: 'file'; readonly file: ServedFile }
  | { readonly kind: 'redirect'; readonly status: Redirect['status']; readonly location: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'malformed' }

/** Resolves a request's target. */
export function resolveRequest(table: SiteTable, target: string): Resolution {
  const parsed = parseTarget(target)
  if (!parsed) return { kind: 'malformed' }
  const { path, query } = parsed
  const file = table.files.get(path)
  if (file) return { kind: 'file', file }

  // Redirects only to a path of the table, never to one taken from the request, such as `//evil.example/`.
  const bare = withoutSlash(path)
  const home = table.moved.get(bare) ?? (table.files.get(bare)?.document ? bare : undefined)
  if (home !== undefined) return { kind: 'redirect', status: 301, location: withQuery(table.base + encodePath(home), query) }

  if (table.gone.has(bare)) return { kind: 'gone' }
  const move = table.findRedirect(bare)
  // `/:old/:slug` may turn `/articles/x` into `/articles/x` again: nothing is there.
  if (!move || targetKey(move.to) === bare) return { kind: 'missing' }
  return {
    kind: 'redirect',
    status: move.redirect.status,
    location: withQuery(toAsciiAddress(move.to.startsWith('/') ? table.base + move.to : move.to), query),
  }
}

/** Reports whether an error at this target is sent as plain text: a request for data or an asset cannot use a page. */
export function wantsPlainText(target: string): boolean {
  const path = parseTarget(target)?.path
  if (path === undefined || /^\/(page-data|slice-data|assets)\//.test(path)) return true
  const type = contentTypeOf(path)
  return type !== undefined && !type.type.startsWith('text/html')
}

/** Resolves a target outside the site's base: the host's root and the bare base redirect to the front page. */
export function resolveOutside({ base }: SiteTable, target: string): Resolution {
  const parsed = parseTarget(target)
  if (!parsed) return { kind: 'malformed' }
  const location = withQuery(`${base}/`, parsed.query)
  if (parsed.path === base) return { kind: 'redirect', status: 301, location }
  return parsed.path === '/' ? { kind: 'redirect', status: 302, location } : { kind: 'missing' }
}
