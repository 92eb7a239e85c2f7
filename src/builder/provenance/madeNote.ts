import type { Article, Reading } from '../../content/publication.ts'
import { lastRating } from '../../content/assemble/rating.ts'
import type { MadeNote } from '../../shared/pages/pageProps.ts'
import type { BuiltTexts } from '../../shared/messages/builtForms.ts'
import { type SiteIndex, authorOf } from '../pages/SiteIndex.ts'
import { ratingText, updatedText } from '../pages/articleCard.ts'
import { formatDate } from '../pages/formatText.ts'
import { policyLink } from '../pages/namedPages.ts'

/** Returns the note 'How this was made', from what the article and its author record; undefined if the article records nothing. */
export function madeNote(site: SiteIndex, article: Article): MadeNote | undefined {
  const { made, origin } = article
  if (!made && !origin) return undefined
  const texts = site.wording.built.made
  const changed = updatedText(site, article)
  const author = authorOf(site, article)
  const sentences = [
    ...(made ? [writerSentence(made, site)] : []),
    ...(origin ? [texts.stoodFirst(origin.url)] : []),
    ...(made?.at === undefined ? [] : [texts.made(formatDate(made.at, site.language).text)]),
    ...(made?.readings ?? []).map((reading) => readingSentence(reading, site)),
    ...(made?.reviewedBy === undefined || isReading(made.readings, made.reviewedBy) ? [] : [texts.reviewed(made.reviewedBy)]),
    ...(changed === undefined ? [] : [texts.changed(changed.text)]),
    ...(author && article.author !== undefined ? [texts.author[author.kind](article.author)] : []),
  ]
  const policy = policyLink(site)
  const rating = ratingAnswers(site, article)
  return {
    heading: texts.heading,
    paragraphs: [sentences.join(' '), ...(made?.prompt === undefined ? [] : [texts.prompt(made.prompt)])],
    ...(rating && { rating }),
    ...(policy && { policy }),
  }
}

function writerSentence({ by, model, translatedFrom }: NonNullable<Article['made']>, { wording }: SiteIndex): string {
  const { translated, ...written } = wording.built.made
  if (translatedFrom === undefined) {
    return by === 'person' ? written.byPerson : model === undefined ? written.byModel : written.byNamedModel(model)
  }
  const names = new Intl.DisplayNames(wording.locale, { type: 'language' })
  const from = names.of(translatedFrom) ?? translatedFrom
  if (by === 'person') return translated.byPerson(from)
  return model === undefined ? translated.byModel(from) : translated.byNamedModel(from, model)
}

/** Reports whether a reading tells already that a person read the text. */
function isReading(readings: readonly Reading[] = [], name: string): boolean {
  return readings.some(({ by, kind }) => kind === 'person' && by === name)
}

function readingSentence({ by, kind, model, date }: Reading, { language, wording }: SiteIndex): string {
  const { read } = wording.built.made
  const day = formatDate(date, language).text
  if (kind === 'person') return read.byPerson(by, day)
  return model === undefined ? read.byModel(by, day) : read.byNamedModel(by, day, model)
}

const answerNames: ReadonlyMap<number, keyof BuiltTexts['made']['answers']> = new Map([
  [0, 'no'],
  [0.5, 'partly'],
  [1, 'yes'],
])

/** Returns the five questions with the answers whose sum is the rating. */
function ratingAnswers(site: SiteIndex, { made, rating }: Article): MadeNote['rating'] {
  const reading = lastRating(made?.readings)
  if (!reading || rating === undefined) return undefined
  const texts = site.wording.built.made
  const answers = Object.values(texts.questions).map((question, place) => ({
    question,
    answer: texts.answers[answerNames.get(reading.answers[place] ?? 0) ?? 'no'],
  }))
  return { text: texts.rating(ratingText(rating, site).text), answers }
}
