import { didYouMean } from '../didYouMean.ts'
import type { LoadedContent } from '../load/loadedContent.ts'
import { valueAt } from '../load/locatedData.ts'
import type { Problem } from '../problem.ts'
import { problemOf } from './problemOf.ts'

/** Every article names an author that there is. */
export function checkAuthors({ articles, authors }: LoadedContent): readonly Problem[] {
  const names = new Set(authors.flatMap((author) => namesOf(author.fields.name ?? valueAt(author.data?.value, ['name']))))
  const isReadable = authors.every((author) => author.data !== undefined)
  return articles.flatMap((article) => {
    const { author } = article.fields
    if (author === undefined || names.has(author)) return []
    if (authors.length === 0) {
      const message = `The publication has no authors, so "${author}" gets no page.`
      const fix = 'Write `authors/<slug>/<lang>.md` for the author.'
      return [problemOf(article, ['author'], { severity: 'warning', rule: 'no-authors', message, fix })]
    }
    if (!isReadable) return []
    const near = didYouMean(author, names)
    const fix = near ? `Did you mean "${near}"?` : `Write the \`name\` of one of the files in \`authors/\`, or add "${author}" there.`
    return [problemOf(article, ['author'], { severity: 'error', rule: 'unknown-author', message: `There is no author "${author}".`, fix })]
  })
}

function namesOf(name: unknown): readonly string[] {
  return typeof name === 'string' ? [name] : []
}
