/** Whether the counts of a row say something: equal ones tell no place from another. */
export function countsDiffer(places: readonly { readonly count: number }[]): boolean {
  return places.length === 1 || new Set(places.map(({ count }) => count)).size > 1
}
