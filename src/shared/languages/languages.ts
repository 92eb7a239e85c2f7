interface EngineLanguageFacts {
  /** Locale tag for `Intl` to format dates, numbers and plurals. */
  readonly locale: string
  /** Reading speed, in words as the language writes them. */
  readonly wordsPerMinute: number
}

/** The engine's built-in languages; a publication may add others in files. */
const engineLanguages = {
  en: { locale: 'en-GB', wordsPerMinute: 230 },
  tr: { locale: 'tr-TR', wordsPerMinute: 180 },
  ru: { locale: 'ru-RU', wordsPerMinute: 190 },
  ko: { locale: 'ko-KR', wordsPerMinute: 170 },
  de: { locale: 'de-DE', wordsPerMinute: 180 },
  ar: { locale: 'ar-u-nu-latn', wordsPerMinute: 140 },
  ja: { locale: 'ja-JP', wordsPerMinute: 190 },
} as const satisfies Record<string, EngineLanguageFacts>

export type EngineLanguage = keyof typeof engineLanguages

/** A BCP 47 tag as used in addresses and file names: a built-in language, or one that the publication adds. */
export type Language = string

export const engineLanguageCodes = Object.keys(engineLanguages) as readonly EngineLanguage[]

export function isEngineLanguage(value: unknown): value is EngineLanguage {
  return typeof value === 'string' && Object.hasOwn(engineLanguages, value)
}

/** Returns the built-in language that a language is or is a regional form of: `en` for `en-US`; undefined if there is none. */
export function engineLanguageOf(language: Language): EngineLanguage | undefined {
  const [, main] = /^(\w+?)(?:-(?:[A-Z]{2}|\d{3}))?$/.exec(language) ?? []
  return isEngineLanguage(main) ? main : undefined
}

/** Returns the languages whose words apply to a language, later ones taking precedence: `en` and `en-US` for `en-US`. */
export function wordLanguagesOf(language: Language): readonly Language[] {
  const base = engineLanguageOf(language)
  return base === undefined || base === language ? [language] : [base, language]
}

/** Returns the language that a tag begins with, which decides about words: `pt` for `pt-BR`. */
export function mainLanguageOf(language: Language): Language {
  return language.replace(/-.*/, '')
}

/** Returns the locale tag for `Intl` to format a language's dates, numbers and plurals. */
export function localeOf(language: Language): string {
  return isEngineLanguage(language) ? engineLanguages[language].locale : language
}

const usualSpeed = 200

/** Returns the number of words of a language read per minute. */
export function wordsPerMinute(language: Language): number {
  const known = engineLanguageOf(language)
  return known === undefined ? usualSpeed : engineLanguages[known].wordsPerMinute
}

/** Reports whether `Intl` knows a tag and the tag is in its canonical form. */
export function isKnownTag(tag: string): boolean {
  return canonicalTag(tag) === tag
}

/** Returns the canonical form of a tag, or of a locale such as `en_US`, whose language `Intl` knows; undefined for any other text. */
export function canonicalTag(tag: string): string | undefined {
  try {
    const [canonical] = Intl.getCanonicalLocales(tag.replaceAll('_', '-'))
    return canonical !== undefined && !canonical.includes('-u-') && Intl.PluralRules.supportedLocalesOf(canonical).length > 0
      ? canonical
      : undefined
  } catch {
    // Not a language tag.
    return undefined
  }
}

/** Returns a language's own name, capitalised because it is a menu item. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
