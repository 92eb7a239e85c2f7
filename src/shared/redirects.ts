import { decodeEscapes } from './escapes.ts'

/** What a redirect says of its two ends, as it is written in `redirects.yaml`. */
export interface Way {
  /** A path; a segment like `:slug` stands for any text but none. */
  readonly from: string
  /** A path or an absolute address, with dynamic segments of `from`. */
  readonly to: string
}

/** Whether a segment, as it is written, stands for any text: a colon and a name. A lone or an escaped colon is text. */
export function isDynamic(segment: string): boolean {
  return /^:[A-Za-z]\w*$/.test(segment)
}

export function hasDynamic(path: string): boolean {
  return path.split('/').some(isDynamic)
}

interface Segment {
  /** Decoded, or the name of a dynamic segment with its colon. */
  readonly text: string
  readonly isDynamic: boolean
}

/** The segments of a path as it is written, without slashes at its end. */
function parsePattern(path: string): readonly Segment[] {
  const segments = path.split('/').flatMap((written): readonly Segment[] => {
    if (isDynamic(written)) return [{ text: written, isDynamic: true }]
    // An escaped slash is a slash: a server decodes a whole path at once.
    return decodeEscapes(written)
      .split('/')
      .map((text) => ({ text, isDynamic: false }))
  })
  return segments.slice(0, Math.max(2, 1 + segments.findLastIndex(({ text }) => text !== '')))
}

/** The path that a redirect begins at as a page's key; its dynamic segments keep their names. */
export function patternKey(from: string): string {
  const segments = parsePattern(from)
  return segments.map(({ text }) => text).join('/')
}

/** Equal for two patterns that match the same paths: the names of dynamic segments do not count. */
export function patternShape(from: string): string {
  return parsePattern(from)
    .map((segment) => (segment.isDynamic ? ':' : escapeSegment(segment.text)))
    .join('/')
}

/** YAML can write half a surrogate pair, which no address can hold. */
function escapeSegment(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

/** What each dynamic segment of a pattern stands for in a path that it matches. */
function valuesOf(pattern: string, path: string): ReadonlyMap<string, string> {
  const given = path.split('/')
  const segments = parsePattern(pattern).map(({ text, ...segment }, index) => ({ ...segment, name: text, value: given[index] ?? '' }))
  return new Map(segments.flatMap((segment) => (segment.isDynamic ? [[segment.name, segment.value] as const] : [])))
}

export interface Move<Rule> {
  readonly redirect: Rule
  /** The redirect's `to` with the dynamic segments filled in, escaped as an address has them; the rest as it is written. */
  readonly to: string
}

/** Finds the first redirect of a list that begins at a page's key, without going through the list. */
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

/** Finds every path at which a redirect of a list begins that leads to a page; those without dynamic segments aside. */
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

/** Patterns by their segments. */
interface Branch {
  readonly bySegment: Map<string, Branch>
  /** Below a dynamic segment. */
  dynamic?: Branch
  /** The places in the list of the patterns that end here, in order. */
  readonly ends: number[]
}

const newBranch = (): Branch => ({ bySegment: new Map(), ends: [] })

/** Finds the places of all patterns that match a page's key, in groups of equal ones. */
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
