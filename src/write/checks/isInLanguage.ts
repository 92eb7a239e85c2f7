import { eld } from 'eld/small'
import { isLanguage, type Language } from '../../shared/languages.ts'

const scripts = { Latin: /\p{sc=Latn}/gu, Cyrillic: /\p{sc=Cyrl}/gu, Hangul: /\p{sc=Hang}/gu }
/** Latin where nothing else is said. */
const scriptOf: Readonly<Partial<Record<Language, keyof typeof scripts>>> = { ru: 'Cyrillic', ko: 'Hangul' }

/** Fewer letters may be names, measures, borrowed words: they are wrong only where they are in another of our languages. */
const enoughLetters = 60
/** Of the letters of a text, in its language's own script. */
const leastShare = 0.6

/** Whether a text is in a language: its letters are, and where there are enough of them, its words. */
export function isInLanguage(text: string, language: Language): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return true
  const script = scriptOf[language] ?? 'Latin'
  const own = text.match(scripts[script])?.length ?? 0
  if (own / letters < leastShare) return false
  // Nothing but Korean is written in Hangul.
  if (script === 'Hangul') return true
  const { language: detected } = eld.detect(text)
  return detected === language || (letters < enoughLetters && !isLanguage(detected))
}
