import type { Redirect } from './manifest.ts'
import { pageKey } from './paths.ts'

/** Whether a segment of a redirect's path stands for any text: `:slug`. */
export function isDynamic(segment: string): boolean {
  return segment.startsWith(':')
}

/** Where a redirect leads from a path; undefined where its `from` is another. */
export function matchRedirect(redirect: { readonly from: string; readonly to: string }, path: string): string | undefined {
  const wanted = redirect.from.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return undefined
  const values = new Map<string, string>()
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? ''
    if (isDynamic(segment) && value !== '') values.set(segment, value)
    else if (segment !== value) return undefined
  }
  return redirect.to
    .split('/')
    .map((segment) => values.get(segment) ?? segment)
    .join('/')
}

interface Way {
  readonly from: string
  readonly to: string
}

/** A redirect as the server goes by it: decoded, without slash at the end, the site's own addresses as paths. */
export function servedRedirect({ from, to }: Way, siteUrl: string | undefined): Way {
  return { from: pageKey(from), to: servedTarget(to, siteUrl) }
}

export function servedTarget(to: string, siteUrl: string | undefined): string {
  const isOwn = siteUrl !== undefined && (to === siteUrl || to.startsWith(`${siteUrl}/`))
  if (isOwn) return pageKey(to.slice(siteUrl.length))
  return to.startsWith('/') ? pageKey(to) : to
}

type End = Pick<Redirect, 'to' | 'status'>

/**
 * Lets each redirect lead to the end of its chain at once, so that no reader is sent on twice. A way over a dynamic segment
 * is known only when somebody asks, and stays. For redirects without cycles.
 */
export function collapseRedirects(redirects: readonly Redirect[], siteUrl: string | undefined): readonly Redirect[] {
  const find = createRedirectFinder(redirects.map((redirect) => ({ ...servedRedirect(redirect, siteUrl), status: redirect.status })))
  // Chains run into one another: what lies behind a path is found out once.
  const ends = new Map<string, End | undefined>()

  /** Where a target leads on to in the end; undefined where it is the end. */
  function endBehind(target: string): End | undefined {
    const way: { readonly path: string; readonly step: End }[] = []
    let path = servedTarget(target, siteUrl)
    for (; !ends.has(path); path = servedTarget(way.at(-1)?.step.to ?? path, siteUrl)) {
      const next = path.split('/').some(isDynamic) ? undefined : find(path)
      const to = next && matchRedirect(next, path)
      if (next === undefined || to === undefined) ends.set(path, undefined)
      else way.push({ path, step: { to, status: next.status } })
      if (to === undefined) break
    }
    return way.reduceRight((behind, { path: from, step }) => {
      const end = throughTo(step, behind)
      ends.set(from, end)
      return end
    }, ends.get(path))
  }
  return redirects.map((redirect) => ({ ...redirect, ...throughTo(redirect, endBehind(redirect.to)) }))
}

/** A way that is for good only in part is not for good. */
function throughTo({ to, status }: End, behind: End | undefined): End {
  if (!behind) return { to, status }
  return { to: behind.to, status: isForGood(status) ? behind.status : status }
}

function isForGood(status: Redirect['status']): boolean {
  return status === 301 || status === 308
}

/** Redirects by the segments of the paths that they begin at. */
interface Branch<Rule> {
  readonly bySegment: Map<string, Branch<Rule>>
  /** Below a dynamic segment. */
  dynamic?: Branch<Rule>
  /** The first that ends here, with its place in the list. */
  end?: { readonly redirect: Rule; readonly place: number }
}

/** Finds the first redirect of a list that leads on from a path, without going through the list. */
export function createRedirectFinder<Rule extends { readonly from: string }>(
  redirects: readonly Rule[],
): (path: string) => Rule | undefined {
  const root: Branch<Rule> = { bySegment: new Map() }
  for (const [place, redirect] of redirects.entries()) {
    let branch = root
    for (const segment of redirect.from.split('/')) branch = isDynamic(segment) ? below(branch) : belowSegment(branch, segment)
    branch.end ??= { redirect, place }
  }
  return (path) => {
    let branches = [root]
    for (const segment of path.split('/')) branches = branches.flatMap((branch) => following(branch, segment))
    const ends = branches.flatMap(({ end }) => end ?? [])
    return ends.length === 0 ? undefined : ends.reduce((first, end) => (end.place < first.place ? end : first)).redirect
  }
}

function below<Rule>(branch: Branch<Rule>): Branch<Rule> {
  branch.dynamic ??= { bySegment: new Map() }
  return branch.dynamic
}

function belowSegment<Rule>(branch: Branch<Rule>, segment: string): Branch<Rule> {
  const known = branch.bySegment.get(segment)
  if (known) return known
  const made: Branch<Rule> = { bySegment: new Map() }
  branch.bySegment.set(segment, made)
  return made
}

/** A dynamic segment stands for any text but none. */
function following<Rule>({ bySegment, dynamic }: Branch<Rule>, segment: string): readonly Branch<Rule>[] {
  const same = bySegment.get(segment)
  return [...(same ? [same] : []), ...(dynamic && segment !== '' ? [dynamic] : [])]
}
