import type { LoadedContent } from '../load/loadedContent.ts'
import type { Problem } from '../problem.ts'
import { problemOf } from './problemOf.ts'

/** An article names its author by name, so two authors cannot share one. */
export function checkAuthorNames({ authors }: LoadedContent): readonly Problem[] {
  const byName = Map.groupBy(
    authors.filter((author) => author.fields.name !== undefined),
    (author) => author.fields.name,
  )
  return [...byName].flatMap(([name, same]) =>
    same.flatMap((author) => {
      const other = same.find((candidate) => candidate.id !== author.id)
      if (!other) return []
      const message = `"${name}" is the name of another author too: ${other.source.file}.`
      return [problemOf(author, ['name'], { severity: 'error', rule: 'duplicate-author', message, fix: 'Tell the two names apart.' })]
    }),
  )
}
