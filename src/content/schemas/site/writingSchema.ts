import { z } from 'zod'
import { complain, textField } from '../fields.ts'

/** Rules of style that a publication may switch off; `write/locales/styleRules.ts` says what each requires. */
export const styleRuleNames = ['rareTypos', 'grammarQuirks', 'nonNativeVoice', 'variedSentences', 'conversationalTurkish'] as const

export type StyleRuleName = (typeof styleRuleNames)[number]

const switchField = z.boolean().meta({ write: '`true` or `false`' })

const styleRulesSchema = z
  .strictObject({
    rareTypos: switchField.default(true).describe('Whether drafts may contain a rare typing mistake.'),
    grammarQuirks: switchField.default(true).describe('Whether drafts may contain small irregularities of grammar.'),
    nonNativeVoice: switchField.default(true).describe('English only: whether drafts may read like a second language.'),
    variedSentences: switchField.default(true).describe('Whether sentences must vary in length.'),
    conversationalTurkish: switchField.default(true).describe('Turkish only: whether everyday endings are asked for.'),
  } satisfies Record<StyleRuleName, unknown>)
  .meta({ write: 'a map of rules to `true` or `false`' })

const hostField = z
  .string()
  .superRefine((host, context) => {
    if (/^(?=.{4,253}$)[a-z0-9]+(-+[a-z0-9]+)*(\.[a-z0-9]+(-+[a-z0-9]+)*)+$/.test(host)) return
    complain(context, { message: `"${host}" is not a host`, fix: 'Write the host alone, in lower case, such as `example.org`.' })
  })
  .meta({ write: 'a host: `example.org`' })

const sourceSchema = z
  .strictObject({
    name: textField('the name of the site'),
    /** Includes its subdomains. */
    host: hostField,
    kind: textField('what it is, such as `a general encyclopedia`'),
  })
  .meta({ write: 'a map with `name`, `host` and `kind`' })

const priceField = z.number().min(0).meta({ write: 'a number: the price of a million tokens' })

const priceSchema = z
  .strictObject({
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .meta({ write: 'a currency of three letters: `EUR`' }),
    /** For a million tokens of prompts. */
    input: priceField,
    /** For a million tokens of answers. */
    output: priceField,
  })
  .meta({ write: 'a map with `currency`, `input` and `output`' })

const countField = z.int().min(50).max(20_000).meta({ write: 'a number of words from 50 to 20000' })

const lengthSchema = z
  .strictObject({ least: countField, most: countField })
  .superRefine(({ least, most }, context) => {
    if (least > most) complain(context, { key: 'least', message: `is ${least}, more than \`most\``, fix: 'Swap the two.' })
  })
  .meta({ write: 'a map with `least` and `most`' })

/** `writing` of `site.config.ts`: the settings of the generator. */
export const writingSchema = z
  .strictObject({
    rules: styleRulesSchema.prefault({}).describe('Rules of style, each switched off by `false`.'),
    sources: z
      .array(sourceSchema)
      .meta({ write: 'a list of maps with `name`, `host` and `kind`' })
      .default([])
      .describe('Reference sites: the only hosts that a draft may name as sources.'),
    price: priceSchema.optional().describe('For the budget of a run.'),
    pictures: textField('the path of a catalogue of pictures: `../art/pictures.json`')
      .optional()
      .describe('Drafts take their pictures from it; the path begins at the publication folder.'),
    words: lengthSchema.default({ least: 500, most: 1800 }).describe('The length of an article; default: 500 to 1800 words.'),
  })
  .meta({ write: 'a map with `rules`, `sources`, `price`, `pictures` and `words`' })

export type WritingSettings = z.infer<typeof writingSchema>
export type ReferenceSite = WritingSettings['sources'][number]
export type TokenPrice = NonNullable<WritingSettings['price']>
