interface EngineLanguageFacts {
  /** The tag by which `Intl` formats dates, numbers and plurals. */
  readonly locale: string
  /** Reading speed, in the words of the language's writing. */
  readonly wordsPerMinute: number
}

/** The languages that the engine brings; a publication may bring others in files. */
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

/** A BCP 47 tag as it stands in addresses and file names: one of the engine's languages, or one that the publication brings. */
export type Language = string

export const engineLanguageCodes = Object.keys(engineLanguages) as readonly EngineLanguage[]

export function isEngineLanguage(value: unknown): value is EngineLanguage {
  return typeof value === 'string' && Object.hasOwn(engineLanguages, value)
}

/** The tag by which `Intl` formats the dates, numbers and plurals of a language. */
export function localeOf(language: Language): string {
  return isEngineLanguage(language) ? engineLanguages[language].locale : language
}

const usualSpeed = 200

/** How many words of a language are read in a minute. */
export function wordsPerMinute(language: Language): number {
  return isEngineLanguage(language) ? engineLanguages[language].wordsPerMinute : usualSpeed
}

/** Whether `Intl` knows a tag, written in its canonical form. */
export function isKnownTag(tag: string): boolean {
  return canonicalTag(tag) === tag
}

/** The canonical form of a tag whose language `Intl` knows; undefined for any other text. */
export function canonicalTag(tag: string): string | undefined {
  try {
    const [canonical] = Intl.getCanonicalLocales(tag)
    return canonical !== undefined && !canonical.includes('-u-') && Intl.PluralRules.supportedLocalesOf(canonical).length > 0
      ? canonical
      : undefined
  } catch {
    // Not a tag at all.
    return undefined
  }
}

/** What a language calls itself, with a capital letter: it stands alone in a menu. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
