import type { StyleRuleName } from '../../content/schemas/site/writingSchema.ts'
import { type Language, languageName, mainLanguageOf } from '../../shared/languages/languages.ts'

/** A prompt's texts for the requested language. */
interface LocaleSettings {
  /** Display name. */
  readonly lang: string
  /** The instruction on the language of the answer. */
  readonly responseLang: string
  readonly additional: {
    /** How to write a section of an article. */
    readonly articleSection: string
    /** The language's own rule of style, which a publication can switch off. */
    readonly languageFeatures?: string
  }
}

type LocaleName = 'en_US' | 'ru_RU' | 'tr_TR' | 'ko_KR'

const localeSettings = {
  en_US: {
    lang: 'English',
    responseLang: 'The answer must be strictly in English (United States), whatever language the data is in.',
    additional: { articleSection: 'Every section has a short English heading in sentence case and says one thing.' },
  },
  ru_RU: {
    lang: 'Русский',
    responseLang: 'The answer must be strictly in Russian, whatever language the data is in.',
    additional: { articleSection: 'Every section has a short Russian heading with one capital letter and says one thing.' },
  },
  tr_TR: {
    lang: 'Türkçe',
    responseLang: 'The answer must be strictly in Turkish, whatever language the data is in.',
    additional: {
      articleSection: 'Every section has a short Turkish heading and says one thing.',
      languageFeatures: "Avoid the suffixes '-tedir' and '-tadır'. Prefer conversational, simple, reader-friendly wording.",
    },
  },
  ko_KR: {
    lang: '한국어',
    responseLang: 'The answer must be strictly in Korean, whatever language the data is in.',
    additional: { articleSection: 'Every section has a short Korean heading and says one thing.' },
  },
} as const satisfies Readonly<Record<LocaleName, LocaleSettings>>

const localeOf: Readonly<Partial<Record<Language, LocaleName>>> = { en: 'en_US', ru: 'ru_RU', tr: 'tr_TR', ko: 'ko_KR' }

/** Returns the settings of a language; a regional form has those of its language, and others are made from the name. */
export function localeSettingsOf(language: Language): { readonly name: LocaleName | undefined; readonly settings: LocaleSettings } {
  const name = localeOf[mainLanguageOf(language)]
  if (name && localeOf[language]) return { name, settings: localeSettings[name] }
  const lang = languageName(language)
  const responseLang = `The answer must be strictly in ${lang}, whatever language the data is in.`
  const additional = name
    ? localeSettings[name].additional
    : { articleSection: `Every section has a short ${lang} heading and says one thing.` }
  return { name, settings: { lang, responseLang, additional } }
}

interface StyleRule {
  readonly name: StyleRuleName
  /** Absent: every locale. */
  readonly locales?: readonly LocaleName[]
  readonly instruction: string
}

/** The style instructions, in the order of prompts. */
export const styleRules: readonly StyleRule[] = [
  { name: 'rareTypos', instruction: 'Leave a minor typo here and there, rarely.' },
  { name: 'grammarQuirks', instruction: 'Allow yourself the small grammar quirks of a human writer.' },
  { name: 'nonNativeVoice', locales: ['en_US'], instruction: 'Sometimes write in the voice of a non-native speaker of English.' },
  { name: 'variedSentences', instruction: 'Vary the length of sentences between short and medium; write no long ones.' },
  {
    name: 'conversationalTurkish',
    locales: ['tr_TR'],
    instruction: localeSettings.tr_TR.additional.languageFeatures,
  },
]

/** Returns the rules for a locale that the publication has not switched off. */
export function rulesFor(locale: LocaleName | undefined, switches: Readonly<Record<StyleRuleName, boolean>>): readonly StyleRule[] {
  return styleRules.filter(({ name, locales }) => switches[name] && (locales === undefined || (locale && locales.includes(locale))))
}
