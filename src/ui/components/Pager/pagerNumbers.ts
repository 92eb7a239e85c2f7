/** A page to link to, or a gap that stands for at least two left-out pages. */
export type PagerItem = number | 'gapBefore' | 'gapAfter'

/** The first and last page, the page itself with two on either side, and gaps between them. */
export function pagerNumbers(page: number, pages: number): readonly PagerItem[] {
  const items: PagerItem[] = []
  for (let number = 1; number <= pages; number += 1) {
    const near = Math.abs(number - page) <= 2
    // A gap in the place of a single page would save nothing.
    const edge = number === 1 || number === pages || (number === 2 && page === 5) || (number === pages - 1 && page === pages - 4)
    const gap = number < page ? 'gapBefore' : 'gapAfter'
    if (near || edge) items.push(number)
    else if (items.at(-1) !== gap) items.push(gap)
  }
  return items
}
