import type { PictureFile } from '../../content/publication.ts'
import { type Language, languages } from '../../shared/languages.ts'
import type { PictureColours } from '../../shared/picture.ts'
import { builtTextsIn } from '../builtTexts.ts'
import { nameColour } from './nameColour.ts'

/** The colours of a picture for those who see them, and in words; undefined for a picture that has just one. */
export function pictureColours({ colours }: PictureFile, language: Language): PictureColours | undefined {
  if (colours.length < 2) return undefined
  const { locale } = languages[language]
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const words = colours.map((share) => `${builtTextsIn(language).colours[nameColour(share.colour)]} ${percent.format(share.percent / 100)}`)
  return { shares: colours, words: new Intl.ListFormat(locale).format(words) }
}
