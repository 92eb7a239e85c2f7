import { isDynamic } from './matchRedirect.ts'

/** Redirects by the segments of the paths that they begin at. */
interface Branch<Redirect> {
  readonly bySegment: Map<string, Branch<Redirect>>
  /** Below a dynamic segment. */
  dynamic?: Branch<Redirect>
  /** The first that ends here, with its place in the list. */
  end?: { readonly redirect: Redirect; readonly place: number }
}

/** Finds the first redirect of a list that leads on from a path, without going through the list. */
export function createRedirectFinder<Redirect extends { readonly from: string }>(
  redirects: readonly Redirect[],
): (path: string) => Redirect | undefined {
  const root: Branch<Redirect> = { bySegment: new Map() }
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

function below<Redirect>(branch: Branch<Redirect>): Branch<Redirect> {
  branch.dynamic ??= { bySegment: new Map() }
  return branch.dynamic
}

function belowSegment<Redirect>(branch: Branch<Redirect>, segment: string): Branch<Redirect> {
  const known = branch.bySegment.get(segment)
  if (known) return known
  const made: Branch<Redirect> = { bySegment: new Map() }
  branch.bySegment.set(segment, made)
  return made
}

/** A dynamic segment stands for any text but none. */
function following<Redirect>({ bySegment, dynamic }: Branch<Redirect>, segment: string): readonly Branch<Redirect>[] {
  const same = bySegment.get(segment)
  return [...(same ? [same] : []), ...(dynamic && segment !== '' ? [dynamic] : [])]
}
