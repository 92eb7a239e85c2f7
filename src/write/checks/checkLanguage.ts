import { eld } from 'eld/small'
import { type Language, isEngineLanguage, languageName } from '../../shared/languages.ts'
import type { Finding } from './Finding.ts'

/** Every paragraph, and the text as a whole, is in the language that was asked for. */
export function checkLanguage(paragraphs: readonly string[], language: Language): readonly Finding[] {
  const name = languageName(language)
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

/** Scripts that are several of Unicode's. */
const joinedScripts: Readonly<Record<string, string>> = {
  Kore: '\\p{sc=Hang}',
  Jpan: '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}ー',
  Hans: '\\p{sc=Han}',
  Hant: '\\p{sc=Han}',
}

/** The letters of a language's script. */
function lettersOf(script: string): RegExp {
  return new RegExp(`[${joinedScripts[script] ?? `\\p{sc=${script}}`}]`, 'gu')
}

/** Languages that can be told apart by their words. */
const detectable: ReadonlySet<string> = new Set(Object.values(eld.info().Languages))

/** Fewer letters may be names, measures, borrowed words: they are wrong only where they are in another of our languages. */
const enoughLetters = 60
/** Of the letters of a text, in its language's own script. */
const leastShare = 0.6

/** Whether a text is in a language: its letters are, and where there are enough of them, its words. */
export function isInLanguage(text: string, language: Language): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return true
  const script = new Intl.Locale(language).maximize().script ?? 'Latn'
  const own = text.match(lettersOf(script))?.length ?? 0
  if (own / letters < leastShare) return false
  // Nothing but Korean is written in Hangul.
  if (script === 'Kore' || !detectable.has(language)) return true
  const { language: detected } = eld.detect(text)
  return detected === language || (letters < enoughLetters && !isEngineLanguage(detected))
}
