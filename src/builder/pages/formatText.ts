import { timeOf } from '../../content/schemas/parseDate.ts'
import type { Article } from '../../content/publication.ts'
import { type Language, localeOf, wordsPerMinute } from '../../shared/languages/languages.ts'
import type { DateText } from '../../shared/pages/pageProps.ts'

const dateFormats = new Map<Language, Intl.DateTimeFormat>()
/** Before an abbreviation at the end of a date, such as that of "year" in Russian: 21 ноября 2026 г. */
const beforeAbbreviation = / (?=\p{L}+\.$)/u
/** Cache by language and date: many pages show the same. */
const dateTexts = new Map<string, DateText>()

/** Formats a date of a content file for machines, without its time, and for readers; times are in UTC. */
export function formatDate(date: string, language: Language): DateText {
  const key = `${language} ${date}`
  const known = dateTexts.get(key)
  if (known) return known
  let format = dateFormats.get(language)
  if (!format) {
    format = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    dateFormats.set(language, format)
  }
  const moment = new Date(timeOf(date))
  const text = { iso: moment.toISOString().slice(0, 10), text: format.format(moment).replace(beforeAbbreviation, '\u00A0') }
  dateTexts.set(key, text)
  return text
}

const ratingFormats = new Map<Language, Intl.NumberFormat>()

export function formatRating(value: number, language: Language): string {
  let format = ratingFormats.get(language)
  if (!format) {
    format = new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 2 })
    ratingFormats.set(language, format)
  }
  return format.format(value)
}

/** Returns the time of an article's last change according to its front matter: ISO, in UTC. */
export function changedAt({ date, updated }: Pick<Article, 'date' | 'updated'>): string {
  return isoTime(updated !== undefined && timeOf(updated) > timeOf(date) ? updated : date)
}

/** Returns the latest change of several articles, as the `changed` field of the page that lists them; empty if there are none. */
export function lastChange(articles: readonly Article[]): { readonly changed?: string } {
  const [first, ...rest] = articles.map(changedAt)
  return first === undefined ? {} : { changed: rest.reduce((last, time) => (time > last ? time : last), first) }
}

const isoTimes = new Map<string, string>()

/** Returns a date of a content file as an ISO time in UTC, to the second. */
export function isoTime(date: string): string {
  const known = isoTimes.get(date)
  if (known !== undefined) return known
  const time = new Date(timeOf(date)).toISOString().replace('.000Z', 'Z')
  isoTimes.set(date, time)
  return time
}

/** Returns minutes, not rounded. */
export function exactReadingMinutes(words: number, language: Language): number {
  return words / wordsPerMinute(language)
}

/** Returns whole minutes, at least 1. */
export function readingMinutes(words: number, language: Language): number {
  return Math.max(1, Math.round(exactReadingMinutes(words, language)))
}
