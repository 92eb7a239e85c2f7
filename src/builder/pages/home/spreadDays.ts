import type { Article } from '../../../content/publication.ts'

/**
 * Articles in the same order of days. Within a day, which says nothing of what comes first, the categories take turns, and of each the
 * best rated comes first.
 */
export function spreadDays(articles: readonly Article[], dayOf: (article: Article) => string): readonly Article[] {
  return [...Map.groupBy(articles, dayOf).values()].flatMap(takeTurns)
}

function takeTurns(day: readonly Article[]): readonly Article[] {
  const rated = day.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
  const groups = [...Map.groupBy(rated, ({ filings }) => filings[0]?.category).values()]
  const rounds = Math.max(...groups.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => groups.flatMap((group) => group[round] ?? [])).flat()
}
