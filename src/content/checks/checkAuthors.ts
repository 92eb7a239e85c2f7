import { createSuggester } from '../createSuggester.ts'
import type { LoadedContent } from '../load/loadedContent.ts'
import { valueAt } from '../load/locatedData.ts'
import type { Problem } from '../problem.ts'
import { problemIn } from '../problemAt.ts'
import { problemOf } from './problemOf.ts'

/** Every article names an author that there is; in a publication without authors, bylines lead nowhere. */
export function checkAuthors({ articles, authors }: LoadedContent): readonly Problem[] {
  if (authors.length === 0) return articles.length > 0 ? [noAuthors(articles.length)] : []
  // An author whose name cannot be read may be any.
  if (authors.some((author) => author.data === undefined)) return []
  const names = new Set(authors.map((author) => String(valueAt(author.data?.value, ['name']))))
  const suggest = createSuggester(names)
  return articles.flatMap((article) => {
    const { author } = article.fields
    if (author === undefined || names.has(author)) return []
    const near = suggest(author)
    const fix = near ? `Did you mean "${near}"?` : `Write the \`name\` of one of the files in \`authors/\`, or add "${author}" there.`
    return [problemOf(article, ['author'], { severity: 'error', rule: 'unknown-author', message: `There is no author "${author}".`, fix })]
  })
}

function noAuthors(articles: number): Problem {
  const message = `The publication has no authors, so the names over its ${articles} texts lead nowhere.`
  return problemIn('authors', { severity: 'warning', rule: 'no-authors', message, fix: 'Write `authors/<slug>/<lang>.md`.' })
}
