import type { Mend } from '../categories/classify.ts'
import { createSuggester } from '../advice/didYouMean.ts'
import { problemOf } from '../load/entries/entry.ts'
import { type LoadedArticle, type LoadedContent, textsOf } from '../load/loadedContent.ts'
import { namedPictures } from '../load/namedPictures.ts'
import { parseDate } from '../schemas/parseDate.ts'
import { type ProblemDetails, type Problem, problemAt } from '../problem.ts'
import { lastRating, sumOf } from '../assemble/rating.ts'

/** Checks that no two articles in a language, or entries of a collection, share a slug, drafts included. */
export function checkSlugs(content: LoadedContent): readonly Problem[] {
  const bySlug = Map.groupBy(
    textsOf(content).filter((article) => article.fields.slug !== undefined),
    (article) => `${article.own?.collection ?? ''} ${article.language} ${article.fields.slug}`,
  )
  return [...bySlug.values()].flatMap((same) =>
    same.length === 1
      ? []
      : same.map((article) => {
          const other = same.find((candidate) => candidate !== article)
          const message = `The slug "${article.fields.slug}" is also used by ${other?.source.file}.`
          return problemOf(article, ['slug'], {
            severity: 'error',
            rule: 'duplicate-slug',
            message,
            fix: 'Give one of the two another slug.',
          })
        }),
  )
}

/** Checks that no article was updated before it was published. */
export function checkDates(content: LoadedContent): readonly Problem[] {
  return textsOf(content).flatMap((article) => {
    const { date, updated } = article.fields
    if (date === undefined || updated === undefined || !isBefore(updated, date)) return []
    const message = `\`updated\` (${updated}) is before \`date\` (${date}).`
    return [problemOf(article, ['updated'], { severity: 'warning', rule: 'updated-before-date', message, fix: 'Correct one of the two.' })]
  })
}

/** Checks that a rating is the sum of the five answers of the last reading. */
export function checkRatings({ articles, site }: LoadedContent): readonly Problem[] {
  if (site.fields.ratings === false) return []
  return articles.flatMap((article) => {
    const { rating, made } = article.fields
    if (rating === undefined || !article.front) return []
    const reading = lastRating(made?.readings)
    const sum = reading && sumOf(reading.answers)
    if (sum === rating) return []
    const finding = reading
      ? { message: `\`rating\` is ${rating}, but the five answers of ${reading.date} add up to ${sum}.`, fix: `Write \`rating: ${sum}\`.` }
      : {
          message: `\`rating\` is ${rating}, but no reading has answers.`,
          fix: 'Remove `rating`, or write the five `answers` of a reading.',
        }
    return [problemOf(article, ['rating'], { severity: 'error', rule: 'rating-without-reading', ...finding })]
  })
}

/** Compares two dates, by the day if either has no time. */
function isBefore(a: string, b: string): boolean {
  const [first, second] = [parseDate(a), parseDate(b)]
  if (typeof first === 'string' || typeof second === 'string') return false
  if (first.hasTime && second.hasTime) return first.time < second.time
  return a.slice(0, 10) < b.slice(0, 10)
}

/** Warns of articles without a title: they are published, but search never finds them. */
export function checkTitles(content: LoadedContent): readonly Problem[] {
  return textsOf(content)
    .filter((article) => article.front !== undefined && article.front.title === undefined)
    .map((article) =>
      problemAt(article.source, 0, {
        severity: 'warning',
        rule: 'no-title',
        message: `The ${article.own ? 'entry' : 'article'} has no title, so the search does not offer it and its heading is made from its slug.`,
        fix: 'Add `title: …`.',
      }),
    )
}

/** Checks that every picture has an alternative text. */
export function checkAlternativeTexts(content: LoadedContent): readonly Problem[] {
  return namedPictures(content)
    .filter(({ alt }) => alt === undefined || alt.trim() === '')
    .map(({ text, source, altOffset }) =>
      problemAt(text, altOffset(), {
        severity: 'error',
        rule: 'missing-alt',
        message: `The picture "${source}" has no text for readers who cannot see it.`,
        fix: 'Describe it in a few words: `alt:` in the front matter or the block, `![words](…)` in the text.',
      }),
    )
}

/** Maximum number of known keys that a fix lists. */
const shown = 20

interface Node {
  readonly key: string
  readonly children?: readonly Node[]
  readonly topics?: readonly Node[]
}

/** The keys that may be written at one level of the tree. */
interface Level {
  suggest(word: string): string
  below(key: string): Level
}

/** Reports what the classification rules corrected, since that is usually a mistyped key. */
export function checkClassification({ articles, categories }: LoadedContent): readonly Problem[] {
  if (!categories.isWhole) return []
  const top = createLevel(categories.tree)
  return articles.flatMap((article) =>
    article.classification.mends.map((mend) =>
      problemOf(article, ['entities', ...mend.path], { severity: 'warning', ...explain(mend, article, top) }),
    ),
  )
}

function explain(mend: Mend, article: LoadedArticle, top: Level): Omit<ProblemDetails, 'severity'> {
  const name = `"${article.fields.title ?? article.id}"`
  if (mend.kind === 'unknown-category') {
    const message = `There is no category "${mend.category}", so ${name} is not filed under it.`
    return { rule: mend.kind, message, fix: top.suggest(mend.category) }
  }
  const category = top.below(mend.category)
  if (mend.kind === 'refiled-subcategory') {
    const home = mend.to ? `under "${mend.to}"` : 'under the category only'
    const message = `"${mend.category}" has no subcategory "${mend.subcategory}", so ${name} is filed ${home}.`
    return { rule: mend.kind, message, fix: category.suggest(mend.subcategory) }
  }
  const message = `"${mend.subcategory}" has no topic "${mend.topic}", so ${name} is not filed under it.`
  return { rule: mend.kind, message, fix: category.below(mend.subcategory).suggest(mend.topic) }
}

/** Creates a level once for all the articles that name something there. */
function createLevel(nodes: readonly Node[]): Level {
  const nearest = createSuggester(nodes.map(({ key }) => key))
  const byKey = new Map(nodes.map((node) => [node.key, node]))
  const levels = new Map<string, Level>()
  return {
    suggest(word) {
      const near = nearest(word)
      if (near !== undefined) return `Did you mean \`${near}\`?`
      if (nodes.length === 0) return 'Remove it: there are none.'
      const known = nodes.slice(0, shown).map(({ key }) => `\`${key}\``)
      return `Write one of ${known.join(', ')}${nodes.length > shown ? ', …' : ''}.`
    },
    below(key) {
      const node = byKey.get(key)
      const level = levels.get(key) ?? createLevel(node?.children ?? node?.topics ?? [])
      levels.set(key, level)
      return level
    },
  }
}
