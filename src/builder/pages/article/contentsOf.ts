import type { Body } from '../../../content/publication.ts'
import type { Language } from '../../../shared/languages/languages.ts'
import type { ContentsEntry } from '../../../shared/pages/pageProps.ts'
import { exactReadingMinutes } from '../formatText.ts'

/** Returns the table of contents of an article: its main headings with the minutes that each part takes, to a tenth. */
export function contentsOf({ headings }: Pick<Body, 'headings'>, language: Language): ContentsEntry[] {
  return headings
    .filter(({ depth }) => depth === 2)
    .map(({ id, text, words }) => ({ id, text, minutes: Math.round(exactReadingMinutes(words, language) * 10) / 10 }))
}
