import type { LoadedContent } from '../load/loadedContent.ts'
import type { Problem } from '../problem.ts'
import { pageKey } from '../../shared/paths.ts'
import { problemInData } from './problemOf.ts'

/** A redirect begins where there is no page, and no other redirect begins. */
export function checkRedirectPages({ redirects: { data, items, gone }, addresses }: LoadedContent): readonly Problem[] {
  if (!data) return []
  const places = items.map((redirect, index) => redirect?.from ?? gone[index])
  const shapes = places.map((from) => from && shapeOf(from))
  const firsts = new Map<string | undefined, number>()
  for (const [index, shape] of shapes.entries()) if (!firsts.has(shape)) firsts.set(shape, index)
  return places.flatMap((from, index) => {
    if (from === undefined) return []
    const address = addresses.get(pageKey(from))
    const first = firsts.get(shapes[index]) ?? index
    if (first < index) {
      const message = `Redirect ${first + 1} of the list begins at the same path.`
      return [problemInData(data, [index, 'from'], { severity: 'error', rule: 'duplicate-redirect', message, fix: 'Keep one of the two.' })]
    }
    if (!address || address.kind === 'hidden') return []
    const message = `There is a ${address.kind} at "${from}", which no reader could open.`
    return [problemInData(data, [index, 'from'], { severity: 'error', rule: 'redirect-over-page', message, fix: 'Take the redirect out.' })]
  })
}

/** Two paths that differ only in the names of their dynamic segments match the same. */
function shapeOf(path: string): string {
  return pageKey(path).replace(/\/:[^/]*/g, '/:')
}
