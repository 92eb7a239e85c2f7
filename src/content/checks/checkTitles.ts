import type { LoadedContent } from '../load/loadedContent.ts'
import type { Problem } from '../problem.ts'
import { problemAt } from '../problemAt.ts'

/** An article without a title is published, but no search finds it. */
export function checkTitles({ articles }: LoadedContent): readonly Problem[] {
  return articles
    .filter((article) => article.front !== undefined && article.front.title === undefined)
    .map((article) =>
      problemAt(article.source, 0, {
        severity: 'warning',
        rule: 'no-title',
        message: 'The article has no title: the search never offers it, and its heading is made from its slug.',
        fix: 'Add `title: …`.',
      }),
    )
}
