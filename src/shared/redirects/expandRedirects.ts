import { escapeHtml } from '../html/escapeHtml.ts'
import type { Manifest } from '../output/manifest.ts'
import { createOriginFinder, createRedirectFinder, hasDynamic, patternKey } from './redirects.ts'

/** A redirect without dynamic segments. */
interface PlainRedirect {
  /** A page's key. */
  readonly from: string
  /** An address. */
  readonly to: string
}

/**
 * Expands the redirects of a build for a bucket, which matches no patterns: one redirect per path from which a pattern leads
 * to a page. A pattern with a dynamic segment that its target does not contain yields none. If several redirects start at a
 * path, the first in the list wins, as on a server.
 */
export function expandRedirects(
  { redirects, gone = [] }: Pick<Manifest, 'redirects' | 'gone'>,
  pages: Iterable<string>,
): readonly PlainRedirect[] {
  const plain = redirects.filter(({ from }) => !hasDynamic(from)).map(({ from }) => patternKey(from))
  const originsOf = createOriginFinder(redirects)
  const paths = new Set([...plain, ...[...pages].flatMap((page) => originsOf(page))])
  for (const path of gone) paths.delete(path)
  const find = createRedirectFinder(redirects)
  return [...paths].flatMap((from) => {
    const move = find(from)
    return move ? [{ from, to: move.to }] : []
  })
}

/** Returns a document that redirects, for hosts without redirects of their own. */
export function redirectPage(to: string): string {
  const address = escapeHtml(to)
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${address}"><meta http-equiv="refresh" content="0; url=${address}"></head><body><p><a href="${address}">This page has moved.</a></p></body></html>\n`
}
