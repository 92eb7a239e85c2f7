import { eld } from 'eld/small'
import { type Language, isLanguage, languages } from '../../shared/languages.ts'
import type { Finding } from './Finding.ts'

/** Every paragraph, and the text as a whole, is in the language that was asked for. */
export function checkLanguage(paragraphs: readonly string[], language: Language): readonly Finding[] {
  const { name } = languages[language]
  if (!isInLanguage(paragraphs.join('\n'), language)) {
    return [{ rule: 'language', message: `The text is not in ${name}. Write all of it in ${name}.` }]
  }
  return paragraphs
    .filter((text) => isSentence(text) && !isInLanguage(text, language))
    .map((text) => ({ rule: 'language', message: `This paragraph is not in ${name}: "${text.slice(0, 80)}"` }))
}

/** A name or a measure in another script is no paragraph. */
function isSentence(text: string): boolean {
  return (text.match(/\p{L}/gu)?.length ?? 0) >= 25
}

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
