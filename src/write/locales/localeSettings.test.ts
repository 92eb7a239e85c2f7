import { describe, expect, it } from 'vitest'
import { styleRuleNames, writingSchema } from '../../content/schemas/site/writingSchema.ts'
import { localeSettingsOf, rulesFor, styleRules } from './localeSettings.ts'

const all = writingSchema.parse({}).rules
const namesFor = (...args: Parameters<typeof rulesFor>) => rulesFor(...args).map((rule) => rule.name)

describe('the style rules', () => {
  it('have an instruction for every switch of the settings', () => {
    expect(styleRules.map((rule) => rule.name).sort()).toEqual([...styleRuleNames].sort())
  })

  it('request a non-native voice in English only', () => {
    expect(namesFor('en_US', all)).toContain('nonNativeVoice')
    expect(namesFor('ru_RU', all)).toEqual(['rareTypos', 'grammarQuirks', 'variedSentences'])
  })

  it('include the Turkish rule in Turkish only', () => {
    expect(namesFor('tr_TR', all)).toContain('conversationalTurkish')
    expect(namesFor('ko_KR', all)).not.toContain('conversationalTurkish')
  })

  it('leave out those that a publication turned off', () => {
    expect(namesFor('en_US', { ...all, rareTypos: false, grammarQuirks: false, nonNativeVoice: false })).toEqual(['variedSentences'])
  })

  it('are those of its language in a regional form, which has an instruction of its own for the answer', () => {
    const { name, settings } = localeSettingsOf('tr-CY')
    expect(namesFor(name, all)).toContain('conversationalTurkish')
    expect(settings.additional).toEqual(localeSettingsOf('tr').settings.additional)
    expect(localeSettingsOf('en-GB').settings.responseLang).toContain('British English')
  })
})
