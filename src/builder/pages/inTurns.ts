import type { Article } from '../../content/publication.ts'

interface Turns {
  /** Articles in the same run, such as those of a day, have no order among themselves. */
  readonly runOf?: (article: Article) => string
  /** The groups that take turns: categories, authors. */
  readonly groupOf: (article: Article) => string | undefined
}

/**
 * Reorders articles within runs, by default days, and keeps the order of the runs. Within a run groups take turns, each with its best rated
 * first.
 */
export function inTurns(articles: readonly Article[], { runOf = ({ date }) => date, groupOf }: Turns): readonly Article[] {
  return [...Map.groupBy(articles, runOf).values()].flatMap((run) => {
    return takeTurns(
      run.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0)),
      groupOf,
    )
  })
}

function takeTurns(articles: readonly Article[], groupOf: Turns['groupOf']): readonly Article[] {
  const groups = [...Map.groupBy(articles, groupOf).values()]
  const rounds = Math.max(0, ...groups.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => groups.flatMap((group) => group[round] ?? [])).flat()
}
