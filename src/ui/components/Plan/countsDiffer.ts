/** Reports whether a set of counts is worth showing: equal counts do not tell one place from another. */
export function countsDiffer(places: readonly { readonly count: number }[]): boolean {
  return places.length === 1 || new Set(places.map(({ count }) => count)).size > 1
}
