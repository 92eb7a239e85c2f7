import { createRedirectFinder } from '../createRedirectFinder.ts'
import type { LoadedContent } from '../load/loadedContent.ts'
import { matchRedirect } from '../matchRedirect.ts'
import type { Problem } from '../problem.ts'
import { servedRedirect } from '../servedRedirect.ts'
import { problemInData } from './problemOf.ts'

/** Paths of a cycle that a message shows. */
const shown = 5
/** A chain may use a redirect with dynamic segments more than once, but not for ever. */
const spareSteps = 1000

/** No chain of redirects comes back to where it began. */
export function checkRedirectCycles({ redirects: { data, items }, site }: LoadedContent): readonly Problem[] {
  if (!data) return []
  const served = items.map((redirect) => redirect && servedRedirect(redirect, site.fields.url))
  const redirects = served.filter((redirect) => redirect !== undefined)
  const find = createRedirectFinder(redirects)
  const cycleAt = createCycleFinder((path) => {
    const redirect = find(path)
    return redirect && matchRedirect(redirect, path)
  }, redirects.length + spareSteps)
  return served.flatMap((redirect, index) => {
    const way = redirect && cycleAt(redirect.from)
    if (!way) return []
    const message = `The redirect leads back to itself: ${tell(way)}.`
    const finding = { severity: 'error', rule: 'redirect-cycle', message, fix: 'Let it lead to the page that readers shall see.' } as const
    return [problemInData(data, [index, 'from'], finding)]
  })
}

/** A cycle, and where in it a path stands; of a chain that only runs into a cycle, undefined. */
interface Place {
  readonly cycle: readonly string[]
  readonly index: number
}

/** Finds the cycle that a path is part of; every path is followed once, whatever leads to it. */
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
    const back = path === undefined || places.has(path) ? undefined : isEndless ? 0 : way.get(path)
    const cycle = back === undefined ? [] : [...way.keys()].slice(back)
    for (const [index, passed] of [...way.keys()].entries()) {
      const isInside = back !== undefined && index >= back
      places.set(passed, isInside ? { cycle, index: index - back } : undefined)
    }
    return places.get(start)
  }
}

/** The paths from one of them back to it; of many, the first. */
function tell({ cycle, index }: Place): string {
  const way = [...cycle.slice(index, index + shown), ...cycle.slice(0, Math.max(0, Math.min(index, index + shown - cycle.length)))]
  const left = cycle.length - way.length
  return [...way, ...(left > 0 ? [`${left} more`] : []), cycle[index]].join(' to ')
}
