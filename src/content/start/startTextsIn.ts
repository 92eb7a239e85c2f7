import { type EngineLanguage, type Language, engineLanguageOf } from '../../shared/languages/languages.ts'
import type { StartTexts } from './StartTexts.ts'
import { ar } from './texts/ar.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { ja } from './texts/ja.ts'
import { ko } from './texts/ko.ts'
import { ru } from './texts/ru.ts'
import { tr } from './texts/tr.ts'

const texts = { ar, de, en, ja, ko, ru, tr } satisfies Record<EngineLanguage, StartTexts>

/** Returns the texts of a new publication in a language; English if the engine does not have the language. */
export function startTextsIn(language: Language): StartTexts {
  return knownStartTexts(language) ?? en
}

/** Returns the texts of a new publication in a language or in the one that it is a regional form of; undefined if the engine does not have it. */
export function knownStartTexts(language: Language): StartTexts | undefined {
  const known = engineLanguageOf(language)
  return known && texts[known]
}

/** Fills in the placeholders of a text. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
