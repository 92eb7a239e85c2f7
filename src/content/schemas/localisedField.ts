import { z } from 'zod'
import type { Language } from '../../shared/languages.ts'
import { textField } from './textField.ts'

/** A text, or a map of texts by language. */
export function localisedField(write: string) {
  const text = textField(write)
  const byLanguage = { en: text.optional(), tr: text.optional(), ru: text.optional(), ko: text.optional() }
  return z.union([text, z.strictObject(byLanguage satisfies Record<Language, unknown>)]).meta({ write })
}

export type LocalisedInput = z.infer<ReturnType<typeof localisedField>>
