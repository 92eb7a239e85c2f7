import type { StyleRuleName } from '../../content/schemas/writingSchema.ts'
import { localeSettings, type LocaleName } from './localeSettings.ts'

export interface StyleRule {
  readonly name: StyleRuleName
  /** Absent: every locale. */
  readonly locales?: readonly LocaleName[]
  readonly instruction: string
}

/** The specification's instructions on style, in the order in which prompts give them. */
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

/** The rules that a publication has not switched off, for one locale. */
export function rulesFor(locale: LocaleName | undefined, switches: Readonly<Record<StyleRuleName, boolean>>): readonly StyleRule[] {
  return styleRules.filter(({ name, locales }) => switches[name] && (locales === undefined || (locale && locales.includes(locale))))
}
