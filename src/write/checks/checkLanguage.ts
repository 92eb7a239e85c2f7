import { languages, type Language } from '../../shared/languages.ts'
import type { Finding } from './Finding.ts'
import { isInLanguage } from './isInLanguage.ts'

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
