import type { LoadedContent } from '../load/loadedContent.ts'
import type { Problem } from '../problem.ts'
import { problemOf } from './problemOf.ts'

/** A slug belongs to one article of a language, drafts included. */
export function checkSlugs({ articles }: LoadedContent): readonly Problem[] {
  const bySlug = Map.groupBy(
    articles.filter((article) => article.fields.slug !== undefined),
    (article) => `${article.language} ${article.fields.slug}`,
  )
  return [...bySlug.values()].flatMap((same) =>
    same.length === 1
      ? []
      : same.map((article) => {
          const other = same.find((candidate) => candidate !== article)
          const message = `The slug "${article.fields.slug}" is also that of ${other?.source.file}.`
          return problemOf(article, ['slug'], {
            severity: 'error',
            rule: 'duplicate-slug',
            message,
            fix: 'Give one of the two another slug.',
          })
        }),
  )
}
