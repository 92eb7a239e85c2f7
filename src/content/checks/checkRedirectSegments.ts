import type { LoadedContent } from '../load/loadedContent.ts'
import { isDynamic } from '../matchRedirect.ts'
import type { Problem } from '../problem.ts'
import type { RedirectInput } from '../schemas/redirectsSchema.ts'
import { problemInData } from './problemOf.ts'

/** Names that the router keeps for itself. */
const reserved: ReadonlySet<string> = new Set([':path', ':uri'])

interface Fault {
  readonly field: 'from' | 'to'
  readonly message: string
  readonly fix: string
}

/** The dynamic segments of a redirect are the same on both sides, and have names that are free. */
export function checkRedirectSegments({ redirects: { data, items } }: LoadedContent): readonly Problem[] {
  if (!data) return []
  return items.flatMap((redirect, index) => {
    const fault = redirect && faultOf(redirect)
    if (!fault) return []
    const { field, message, fix } = fault
    return [problemInData(data, [index, field], { severity: 'error', rule: 'redirect-segments', message, fix })]
  })
}

function faultOf(redirect: RedirectInput): Fault | undefined {
  const segments = { from: segmentsOf(redirect.from), to: segmentsOf(redirect.to) }
  for (const field of ['from', 'to'] as const) {
    const taken = segments[field].find((segment) => reserved.has(segment))
    if (taken) return { field, message: `The name "${taken}" is reserved.`, fix: 'Give the segment another name: `:slug`.' }
    const wrong = segments[field].find((segment) => !/^:[A-Za-z]\w*$/.test(segment))
    if (wrong) return { field, message: `"${wrong}" is not a dynamic segment.`, fix: 'Write a colon and a name: `:slug`.' }
    const twice = repeated(segments[field])
    if (twice) return { field, message: `"${twice}" stands in the path twice.`, fix: 'Give one of the two another name.' }
  }
  const [from, to] = [new Set(segments.from), new Set(segments.to)]
  const missing = segments.from.find((segment) => !to.has(segment))
  if (missing)
    return { field: 'to', message: `\`to\` has no "${missing}", which \`from\` has.`, fix: 'Use the same dynamic segments on both sides.' }
  const surplus = segments.to.find((segment) => !from.has(segment))
  if (surplus)
    return { field: 'to', message: `\`to\` has "${surplus}", which \`from\` has not.`, fix: 'Use the same dynamic segments on both sides.' }
  return undefined
}

/** The first that stood before. */
function repeated(segments: readonly string[]): string | undefined {
  const before = new Set<string>()
  return segments.find((segment) => before.size === before.add(segment).size)
}

/** An absolute address has a colon behind its scheme, and none that begins a segment of its path. */
function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => isDynamic(segment) || segment.includes('*'))
}
