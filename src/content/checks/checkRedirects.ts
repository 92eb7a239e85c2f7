import { targetKey } from '../../shared/redirects/collapseRedirects.ts'
import { createRedirectFinder, hasDynamic, isDynamic, patternKey, patternShape } from '../../shared/redirects/redirects.ts'
import { problemInData } from '../load/entries/entry.ts'
import { type LoadedContent, isOpen, validRedirects } from '../load/loadedContent.ts'
import type { Fault, Problem } from '../problem.ts'
import type { RedirectInput } from '../schemas/redirectsSchema.ts'
import { ownAddress } from '../schemas/siteSchema.ts'
import { createAddressSuggester } from '../advice/suggestAddress.ts'

/** Maximum number of paths of a cycle that a message lists. */
const shown = 5
/** Steps allowed beyond the number of redirects: a chain may use a redirect with dynamic segments more than once, but must end. */
const spareSteps = 1000

/** Checks that no chain of redirects returns to a path that it passed. */
export function checkRedirectCycles(content: LoadedContent): readonly Problem[] {
  const {
    redirects: { data, items },
    addresses,
    site,
  } = content
  if (!data) return []
  const redirects = validRedirects(content)
  const find = createRedirectFinder(redirects)
  const cycleBehind = createCycleFinder((path) => {
    const move = isOpen(addresses, path) ? undefined : find(path)
    return move && targetKey(move.to, ownAddress(site.fields))
  }, redirects.length + spareSteps)
  const beginnings = new Set(redirects.map(({ from }) => patternKey(from)))
  return items.flatMap((redirect, index) => {
    const place = redirect && cycleBehind(patternKey(redirect.from))
    // A cycle is reported at the redirects that are part of it, unless it consists of filled-in paths that no redirect has as its `from`.
    if (!place || (!place.isInside && place.cycle.some((path) => beginnings.has(path)))) return []
    // `/:year/:slug` may lead to `/articles/:slug`: a path redirected to itself counts as not found.
    if (!place.isInside && place.cycle.length === 1 && hasDynamic(redirect.to)) return []
    const message = `The redirect leads ${place.isInside ? 'back to itself' : 'into a loop'}: ${tell(place)}.`
    const details = { severity: 'error', rule: 'redirect-cycle', message, fix: 'Redirect to the page that readers should see.' } as const
    return [problemInData(data, [index, 'from'], details)]
  })
}

/** A cycle and an index in it: that of the path if it is part of the cycle (`isInside`), otherwise that of the path where it enters. */
interface Place {
  readonly cycle: readonly string[]
  readonly index: number
  readonly isInside: boolean
}

/** Returns a function that finds the cycle that a path leads to; each path is followed once, however many lead to it. */
function createCycleFinder(follow: (path: string) => string | undefined, mostSteps: number): (start: string) => Place | undefined {
  const places = new Map<string, Place | undefined>()
  return (start) => {
    const way = new Map<string, number>()
    let path: string | undefined = start
    while (path !== undefined && !places.has(path) && !way.has(path) && way.size < mostSteps) {
      way.set(path, way.size)
      path = follow(path)
    }
    const isEndless = way.size >= mostSteps
    const known = path === undefined ? undefined : places.get(path)
    const back = path === undefined || places.has(path) ? undefined : isEndless ? 0 : way.get(path)
    const cycle = back === undefined ? known?.cycle : [...way.keys()].slice(back)
    for (const [index, passed] of [...way.keys()].entries()) {
      const isInside = back !== undefined && index >= back
      const at = isInside ? index - back : (known?.index ?? 0)
      places.set(passed, cycle && { cycle, index: at, isInside })
    }
    return places.get(start)
  }
}

/** Lists the paths of a cycle from one of them back to it, cut after the first few. */
function tell({ cycle, index }: Place): string {
  const way = [...cycle.slice(index, index + shown), ...cycle.slice(0, Math.max(0, Math.min(index, index + shown - cycle.length)))]
  const left = cycle.length - way.length
  return [...way, ...(left > 0 ? [`${left} more`] : []), cycle[index]].join(' to ')
}

/** Files that the runtime asks for; a host that follows redirects first would answer with another page. */
const runtimeFiles = /^\/(?:sw\.js|site\.webmanifest|(?:page-data|slice-data)\/.*)$/

/** Checks that no redirect starts at an existing page or where another redirect starts. */
export function checkRedirectPages({ redirects: { data, items, gone }, addresses }: LoadedContent): readonly Problem[] {
  if (!data) return []
  const places = items.map((redirect, index) => redirect?.from ?? gone[index])
  const shapes = places.map((from) => from && patternShape(from))
  const firsts = new Map<string | undefined, number>()
  for (const [index, shape] of shapes.entries()) if (!firsts.has(shape)) firsts.set(shape, index)
  return places.flatMap((from, index) => {
    if (from === undefined) return []
    const key = patternKey(from)
    const address = addresses.get(key) ?? (runtimeFiles.test(key) ? { kind: 'file' } : undefined)
    const first = firsts.get(shapes[index]) ?? index
    if (first < index) {
      const message = `Redirect ${first + 1} in the list starts at the same path.`
      return [problemInData(data, [index, 'from'], { severity: 'error', rule: 'duplicate-redirect', message, fix: 'Keep one of the two.' })]
    }
    if (!address || address.kind === 'hidden') return []
    const message = `There is a ${address.kind} at "${from}", which readers could not open.`
    return [problemInData(data, [index, 'from'], { severity: 'error', rule: 'redirect-over-page', message, fix: 'Remove the redirect.' })]
  })
}

/** Segment names that the router reserves. */
const reserved: ReadonlySet<string> = new Set([':path', ':uri'])

interface RedirectFault extends Fault {
  readonly field: 'from' | 'to'
}

/** Checks that the dynamic segments of `to` occur in `from`, which may have more, and have names that are not reserved. */
export function checkRedirectSegments({ redirects: { data, items, gone } }: LoadedContent): readonly Problem[] {
  if (!data) return []
  return items.flatMap((redirect, index) => {
    const fault = redirect ? faultOf(redirect) : faultOfGone(gone[index] ?? '')
    if (!fault) return []
    const { field, message, fix } = fault
    return [problemInData(data, [index, field], { severity: 'error', rule: 'redirect-segments', message, fix })]
  })
}

function faultOf(redirect: RedirectInput): RedirectFault | undefined {
  const segments = { from: segmentsOf(redirect.from), to: segmentsOf(redirect.to) }
  for (const field of ['from', 'to'] as const) {
    const taken = segments[field].find((segment) => reserved.has(segment))
    if (taken) return { field, message: `The name "${taken}" is reserved.`, fix: 'Give the segment another name: `:slug`.' }
    const wrong = segments[field].find((segment) => !isDynamic(segment))
    if (wrong) return { field, message: `"${wrong}" is not a dynamic segment.`, fix: 'Write a colon and a name: `:slug`.' }
    const twice = repeated(segments[field])
    if (twice) return { field, message: `"${twice}" appears in the path twice.`, fix: 'Give one of the two another name.' }
  }
  const [from, to] = [new Set(segments.from), new Set(segments.to)]
  const missing = segments.from.find((segment) => !to.has(segment))
  // `/:year/:month/:slug` may lead to `/articles/:slug`; dropping every segment would redirect all matching paths to one page.
  if (missing && !segments.from.some((segment) => to.has(segment)))
    return { field: 'to', message: `\`to\` lacks "${missing}", which \`from\` has.`, fix: 'Use the same dynamic segments on both sides.' }
  const surplus = segments.to.find((segment) => !from.has(segment))
  if (surplus)
    return { field: 'to', message: `\`to\` has "${surplus}", which \`from\` lacks.`, fix: 'Use the same dynamic segments on both sides.' }
  return undefined
}

/** Pages that are gone are answered by their paths: a pattern would match none of them. */
function faultOfGone(path: string): RedirectFault | undefined {
  const [segment] = segmentsOf(path)
  return segment === undefined
    ? undefined
    : { field: 'from', message: `"${segment}" does not stand for other paths with \`status: 410\`.`, fix: 'List each path that is gone.' }
}

/** Returns the first segment that occurs a second time. */
function repeated(segments: readonly string[]): string | undefined {
  const before = new Set<string>()
  return segments.find((segment) => before.size === before.add(segment).size)
}

/** Lists the dynamic segments, also those only meant as such. The colon after the scheme of an absolute URL starts no segment. */
function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment.startsWith(':') || segment.includes('*'))
}

/** Creates a function that reports whether a path is redirected to another. */
export function createRedirectReporter(content: Pick<LoadedContent, 'redirects'>): (path: string) => boolean {
  const find = createRedirectFinder(validRedirects(content))
  const gone = new Set(content.redirects.gone.flatMap((path) => (path === undefined ? [] : [patternKey(path)])))
  return (path) => !gone.has(path) && find(path) !== undefined
}

/** Checks that a redirect target without dynamic segments is a page, a file or another redirect. */
export function checkRedirectTargets(content: LoadedContent): readonly Problem[] {
  const {
    redirects: { data, items },
    addresses,
    categories,
    site,
  } = content
  if (!data || !categories.isWhole) return []
  const isRedirected = createRedirectReporter(content)
  const suggest = createAddressSuggester(content)
  return items.flatMap((redirect, index) => {
    const path = redirect && targetKey(redirect.to, ownAddress(site.fields))
    if (!redirect || !path?.startsWith('/') || segmentsOf(redirect.to).length > 0) return []
    const address = addresses.get(path)
    if (address && address.kind !== 'hidden') return []
    if (isRedirected(path)) return []
    const complain = (message: string, fix: string) => [
      problemInData(data, [index, 'to'], { severity: 'error', rule: 'redirect-target', message, fix }),
    ]
    if (address)
      return complain(`"${redirect.to}" is a draft or not yet published, so readers cannot open it.`, 'Publish it, or remove the redirect.')
    const near = suggest(path)
    return complain(`There is no page "${redirect.to}".`, near ? `Did you mean \`${near}\`?` : 'Redirect to an existing page.')
  })
}
