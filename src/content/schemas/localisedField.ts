import { z } from 'zod'
import { type Language, languageCodes } from '../../shared/languages.ts'
import { textField } from './textField.ts'

/** A text, or a map of texts by language. */
export function localisedField(write: string) {
  const text = textField(write)
  const byLanguage = Object.fromEntries(languageCodes.map((code) => [code, text.optional()])) as Readonly<
    Record<Language, ReturnType<typeof text.optional>>
  >
  return z.union([text, z.strictObject(byLanguage)]).meta({ write })
}

export type LocalisedInput = z.infer<ReturnType<typeof localisedField>>
