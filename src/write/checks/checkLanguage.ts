import { eld } from 'eld/small'
import { type Language, isEngineLanguage, languageName, mainLanguageOf } from '../../shared/languages/languages.ts'
import type { Finding } from './Finding.ts'

/** Checks that every paragraph, and the text as a whole, is in the requested language. */
export function checkLanguage(paragraphs: readonly string[], language: Language): readonly Finding[] {
  const name = languageName(language)
  if (!isInLanguage(paragraphs.join('\n'), language)) {
    return [{ rule: 'language', message: `The text is not in ${name}. Write all of it in ${name}.` }]
  }
  return paragraphs
    .filter((text) => isSentence(text) && !isInLanguage(text, language))
    .map((text) => ({ rule: 'language', message: `This paragraph is not in ${name}: "${text.slice(0, 80)}"` }))
}

/** Reports whether a text is long enough to be a sentence; a name or measurement in another script is not. */
function isSentence(text: string): boolean {
  return (text.match(/\p{L}/gu)?.length ?? 0) >= 25
}

/** Scripts that consist of several Unicode scripts, or of a differently named one. */
const joinedScripts: Readonly<Record<string, string>> = {
  Kore: '\\p{sc=Hang}',
  Jpan: '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}ー',
  Hans: '\\p{sc=Han}',
  Hant: '\\p{sc=Han}',
}

/** Returns a pattern for the letters of a script. */
function lettersOf(script: string): RegExp {
  return new RegExp(`[${joinedScripts[script] ?? `\\p{sc=${script}}`}]`, 'gu')
}

/** Languages that can be identified by their words. */
const detectable: ReadonlySet<string> = new Set(Object.values(eld.info().Languages))

/** Fewer letters may be names, measurements or loanwords: they are wrong only if they are in another of the engine's languages. */
const enoughLetters = 60
/** Minimum share of a text's letters in its language's own script. */
const leastShare = 0.6

/** Reports whether a text is in a language: by its letters and, if there are enough of them, by its words. */
export function isInLanguage(text: string, language: Language): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return true
  const script = new Intl.Locale(language).maximize().script ?? 'Latn'
  const own = text.match(lettersOf(script))?.length ?? 0
  if (own / letters < leastShare) return false
  const main = mainLanguageOf(language)
  // Only Korean is written in Hangul.
  if (script === 'Kore' || !detectable.has(main)) return true
  const { language: detected } = eld.detect(text)
  return detected === main || (letters < enoughLetters && !isEngineLanguage(detected))
}
