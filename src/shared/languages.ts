/** Every language the engine can speak, with the tag that `Intl` formats dates and numbers by. */
export const languages = {
  en: { name: 'English', locale: 'en-GB' },
  tr: { name: 'Türkçe', locale: 'tr-TR' },
  ru: { name: 'Русский', locale: 'ru-RU' },
  ko: { name: '한국어', locale: 'ko-KR' },
} as const satisfies Record<string, { readonly name: string; readonly locale: string }>

export type Language = keyof typeof languages

export const languageCodes = Object.keys(languages) as readonly Language[]

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value)
}
