import type { StartTexts } from './StartTexts.ts'
import { ar } from './texts/ar.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { ja } from './texts/ja.ts'
import { ko } from './texts/ko.ts'
import { ru } from './texts/ru.ts'
import { tr } from './texts/tr.ts'

const texts: ReadonlyMap<string, StartTexts> = new Map(Object.entries({ ar, de, en, ja, ko, ru, tr }))

/** Returns the texts of a new publication in a language; English if the engine does not have the language. */
export function startTextsIn(language: string): StartTexts {
  return texts.get(language) ?? en
}

/** Fills in the placeholders of a text. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
