import { decodeEscapes } from '../addresses/escapes.ts'

/** Both ends of a redirect, as written in `redirects.yaml`. */
export interface Way {
  /** A path; a segment like `:slug` matches any non-empty text. */
  readonly from: string
  /** A path or an absolute URL; may contain dynamic segments of `from`. */
  readonly to: string
}

/** Reports whether a segment, as written, is dynamic: a colon and a name. A lone or escaped colon is text. */
export function isDynamic(segment: string): boolean {
  return /^:[A-Za-z]\w*$/.test(segment)
}

export function hasDynamic(path: string): boolean {
  return path.split('/').some(isDynamic)
}

interface Segment {
  /** Decoded text, or the name of a dynamic segment with its colon. */
  readonly text: string
  readonly isDynamic: boolean
}

/** Parses a path as written into segments, without trailing slashes. */
function parsePattern(path: string): readonly Segment[] {
  const segments = path.split('/').flatMap((written): readonly Segment[] => {
    if (isDynamic(written)) return [{ text: written, isDynamic: true }]
    // An escaped slash counts as a slash: a server decodes the whole path at once.
    return decodeEscapes(written)
      .split('/')
      .map((text) => ({ text, isDynamic: false }))
  })
  return segments.slice(0, Math.max(2, 1 + segments.findLastIndex(({ text }) => text !== '')))
}

/** Returns the path at which a redirect starts, as a page's key; dynamic segments keep their names. */
export function patternKey(from: string): string {
  const segments = parsePattern(from)
  return segments.map(({ text }) => text).join('/')
}

/** Returns a string that is equal for two patterns matching the same paths: the names of dynamic segments are ignored. */
export function patternShape(from: string): string {
  return parsePattern(from)
    .map((segment) => (segment.isDynamic ? ':' : escapeSegment(segment.text)))
    .join('/')
}

/** Returns a pattern with every text escaped, so that only dynamic segments begin with a colon. */
export function escapePattern(from: string): string {
  return parsePattern(from)
    .map((segment) => (segment.isDynamic ? segment.text : escapeSegment(segment.text).replaceAll('*', '%2A')))
    .join('/')
}

/** YAML can contain half a surrogate pair, which no URL can. */
function escapeSegment(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

/** Maps the dynamic segments of a pattern to their values in a path that it matches. */
function valuesOf(pattern: string, path: string): ReadonlyMap<string, string> {
  const given = path.split('/')
  const segments = parsePattern(pattern).map(({ text, ...segment }, index) => ({ ...segment, name: text, value: given[index] ?? '' }))
  return new Map(segments.flatMap((segment) => (segment.isDynamic ? [[segment.name, segment.value] as const] : [])))
}

export interface Move<Rule> {
  readonly redirect: Rule
  /** The redirect's `to` with its dynamic segments filled in, percent-encoded; the rest as written. */
  readonly to: string
}

/** Returns a function that finds the first redirect of a list that starts at a page's key, without scanning the list. */
export function createRedirectFinder<Rule extends Way>(redirects: readonly Rule[]): (path: string) => Move<Rule> | undefined {
  const match = createMatcher(redirects.map(({ from }) => from))
  return (path) => {
    const place = match(path).reduce<number>((first, places) => Math.min(first, places[0] ?? first), redirects.length)
    const redirect = redirects[place]
    if (!redirect) return undefined
    const { to } = redirect
    if (!hasDynamic(to)) return { redirect, to }
    const values = valuesOf(redirect.from, path)
    const filled = to.split('/').map((segment) => {
      const value = isDynamic(segment) ? values.get(segment) : undefined
      return value === undefined ? segment : escapeSegment(value)
    })
    return { redirect, to: filled.join('/') }
  }
}

/**
 * Returns a function that finds all paths from which a redirect of the list leads to a
 * page; only redirects with dynamic segments count.
 */
export function createOriginFinder(redirects: readonly Way[]): (page: string) => readonly string[] {
  const ways = redirects.filter(({ from, to }) => {
    const target = to.split('/')
    const names = from.split('/').filter(isDynamic)
    return names.length > 0 && names.every((name) => target.includes(name))
  })
  const match = createMatcher(ways.map(({ to }) => to))
  return (page) =>
    match(page).flatMap((places) =>
      places.flatMap((place) => {
        const way = ways[place]
        if (!way) return []
        const values = valuesOf(way.to, page)
        const segments = parsePattern(way.from)
        return [segments.map(({ text, isDynamic: isOpen }) => (isOpen ? (values.get(text) ?? '') : text)).join('/')]
      }),
    )
}

/** A node of a tree of patterns, one level per segment. */
interface Branch {
  readonly bySegment: Map<string, Branch>
  /** The subtree below a dynamic segment. */
  dynamic?: Branch
  /** Indexes in the list of the patterns that end here, ascending. */
  readonly ends: number[]
}

const newBranch = (): Branch => ({ bySegment: new Map(), ends: [] })

/** Returns a function that finds the indexes of all patterns matching a page's key, grouped by equal patterns. */
function createMatcher(patterns: readonly string[]): (path: string) => readonly (readonly number[])[] {
  const root = newBranch()
  for (const [place, pattern] of patterns.entries()) {
    let branch = root
    for (const segment of parsePattern(pattern)) branch = segment.isDynamic ? below(branch) : belowSegment(branch, segment.text)
    branch.ends.push(place)
  }
  return (path) => {
    let branches = [root]
    for (const segment of path.split('/')) branches = branches.flatMap((branch) => following(branch, segment))
    return branches.flatMap(({ ends }) => (ends.length === 0 ? [] : [ends]))
  }
}

function below(branch: Branch): Branch {
  branch.dynamic ??= newBranch()
  return branch.dynamic
}

function belowSegment({ bySegment }: Branch, segment: string): Branch {
  const branch = bySegment.get(segment) ?? newBranch()
  bySegment.set(segment, branch)
  return branch
}

function following({ bySegment, dynamic }: Branch, segment: string): readonly Branch[] {
  const same = bySegment.get(segment)
  return [...(same ? [same] : []), ...(dynamic && segment !== '' ? [dynamic] : [])]
}
