import { timeOf } from '../../content/parseDate.ts'
import { type Language, languages } from '../../shared/languages.ts'
import type { DateText } from '../../shared/pageProps.ts'

const dateFormats = new Map<Language, Intl.DateTimeFormat>()

/** The date of a content file for machines (date alone) and readers; times are read as UTC. */
export function formatDate(date: string, language: Language): DateText {
  let format = dateFormats.get(language)
  if (!format) {
    format = new Intl.DateTimeFormat(languages[language].locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    dateFormats.set(language, format)
  }
  const moment = new Date(timeOf(date))
  return { iso: moment.toISOString().slice(0, 10), text: format.format(moment) }
}

const ratingFormats = new Map<Language, Intl.NumberFormat>()

export function formatRating(value: number, language: Language): string {
  let format = ratingFormats.get(language)
  if (!format) {
    format = new Intl.NumberFormat(languages[language].locale, { minimumFractionDigits: 1, maximumFractionDigits: 2 })
    ratingFormats.set(language, format)
  }
  return format.format(value)
}
