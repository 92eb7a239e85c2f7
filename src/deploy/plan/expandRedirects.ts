import type { Manifest } from '../../shared/manifest.ts'
import { createOriginFinder, createRedirectFinder, hasDynamic, patternKey } from '../../shared/redirects.ts'

/** A redirect without dynamic segments. */
interface PlainRedirect {
  /** A page's key. */
  readonly from: string
  /** An address. */
  readonly to: string
}

/**
 * The redirects of a build as a bucket can hold them, since it matches no patterns: one for each path that a pattern leads
 * to a page from. None where a dynamic segment does not show in the target. Where several begin at a path, the first of the
 * list counts, as on a server.
 */
export function expandRedirects({ redirects, gone = [] }: Manifest, pages: Iterable<string>): readonly PlainRedirect[] {
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
