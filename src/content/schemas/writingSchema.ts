import { z } from 'zod'
import { complain, textField } from './fields.ts'

/** Rules of style that a publication may switch off; what each asks for is in `write/locales/styleRules.ts`. */
export const styleRuleNames = ['rareTypos', 'grammarQuirks', 'nonNativeVoice', 'variedSentences', 'conversationalTurkish'] as const

export type StyleRuleName = (typeof styleRuleNames)[number]

const switchField = z.boolean().meta({ write: '`true` or `false`' })

const rulesSchema = z
  .strictObject({
    rareTypos: switchField.default(true),
    grammarQuirks: switchField.default(true),
    nonNativeVoice: switchField.default(true),
    variedSentences: switchField.default(true),
    conversationalTurkish: switchField.default(true),
  } satisfies Record<StyleRuleName, unknown>)
  .meta({ write: 'a map of rules to `true` or `false`' })

const hostField = z
  .string()
  .superRefine((host, context) => {
    if (/^(?=.{4,253}$)[a-z0-9]+(-+[a-z0-9]+)*(\.[a-z0-9]+(-+[a-z0-9]+)*)+$/.test(host)) return
    complain(context, { message: `"${host}" is not a host`, fix: 'Write the host alone, in small letters, such as `example.org`.' })
  })
  .meta({ write: 'a host: `example.org`' })

const sourceSchema = z
  .strictObject({
    name: textField('the name of the site'),
    /** Its subdomains are meant too. */
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
    /** Of a million tokens of prompts. */
    input: priceField,
    /** Of a million tokens of answers. */
    output: priceField,
  })
  .meta({ write: 'a map with `currency`, `input` and `output`' })

const countField = z.int().min(50).max(20_000).meta({ write: 'a number of words from 50 to 20000' })

const wordsSchema = z
  .strictObject({ least: countField, most: countField })
  .superRefine(({ least, most }, context) => {
    if (least > most) complain(context, { key: 'least', message: `is ${least}, more than \`most\``, fix: 'Swap the two.' })
  })
  .meta({ write: 'a map with `least` and `most`' })

/** `writing` of `site.config.ts`: the settings of the generator. */
export const writingSchema = z
  .strictObject({
    rules: rulesSchema.prefault({}),
    /** Reference sites: the only hosts that an article may name as sources. */
    sources: z.array(sourceSchema).meta({ write: 'a list of maps with `name`, `host` and `kind`' }).default([]),
    price: priceSchema.optional(),
    /** A catalogue of pictures, from which drafts take theirs; a path from the publication folder. */
    pictures: textField('the path of a catalogue of pictures: `../art/pictures.json`').optional(),
    /** The length of an article. */
    words: wordsSchema.default({ least: 500, most: 1800 }),
  })
  .meta({ write: 'a map with `rules`, `sources`, `price`, `pictures` and `words`' })

export type WritingSettings = z.infer<typeof writingSchema>
export type ReferenceSite = WritingSettings['sources'][number]
export type TokenPrice = NonNullable<WritingSettings['price']>
