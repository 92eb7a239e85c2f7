import { describe, expect, it } from 'vitest'
import { styleRuleNames, writingSchema } from '../../content/schemas/writingSchema.ts'
import { rulesFor, styleRules } from './localeSettings.ts'

const all = writingSchema.parse({}).rules
const namesFor = (...args: Parameters<typeof rulesFor>) => rulesFor(...args).map((rule) => rule.name)

describe('the rules of style', () => {
  it('has an instruction for every switch of the settings', () => {
    expect(styleRules.map((rule) => rule.name).sort()).toEqual([...styleRuleNames].sort())
  })

  it('speaks as a non-native writer in English only', () => {
    expect(namesFor('en_US', all)).toContain('nonNativeVoice')
    expect(namesFor('ru_RU', all)).toEqual(['rareTypos', 'grammarQuirks', 'variedSentences'])
  })

  it('keeps its Turkish rule for Turkish', () => {
    expect(namesFor('tr_TR', all)).toContain('conversationalTurkish')
    expect(namesFor('ko_KR', all)).not.toContain('conversationalTurkish')
  })

  it('leaves out what a publication switched off', () => {
    expect(namesFor('en_US', { ...all, rareTypos: false, grammarQuirks: false, nonNativeVoice: false })).toEqual(['variedSentences'])
  })
})
