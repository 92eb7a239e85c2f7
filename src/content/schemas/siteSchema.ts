import { z } from 'zod'
import { defaultPageSize } from '../../shared/addresses/routes.ts'
import type { Form, PluralTexts, TextOf } from '../../shared/messages/Form.ts'
import type { allForms } from '../../shared/messages/builtForms.ts'
import { baseSchema, hostSchema, prefixOf } from './site/hostingSchema.ts'
import { complain, isWebAddress, slugField, textField, urlField } from './fields.ts'
import { frontFields } from './site/frontFields.ts'
import { rulesSchema } from './site/rulesSchema.ts'
import { themeSchema } from './site/themeSchema.ts'
import { thirdPartySchema } from './site/thirdPartySchema.ts'
import { writingSchema } from './site/writingSchema.ts'

const urlSchema = z
  .string()
  .superRefine((url, context) => {
    if (isWebAddress(url) && new URL(url).origin === url) return
    const fix = `Write ${URL.canParse(url) && isWebAddress(url) ? `\`${new URL(url).origin}\`` : 'scheme and host, such as `https://example.org`'}.`
    complain(context, { message: `"${url}" is not a scheme and host alone`, fix })
  })
  .meta({ write: 'scheme and host: `https://example.org`' })

const languagesSchema = z
  .array(z.string().meta({ write: 'the code of a language: `en`' }))
  .superRefine((languages, context) => {
    if (languages.length === 0) complain(context, { message: 'is empty', fix: 'Write at least one language.' })
    const twice = languages.find((language, index) => languages.indexOf(language) < index)
    if (twice) complain(context, { message: `names "${twice}" twice`, fix: 'Remove one of the two.' })
  })
  .meta({ write: "a list of languages: `['en']`" })

/** The name of a nested message with dots: `saved.heading`. */
type DottedName<Forms, Prefix extends string = ''> = {
  [Name in keyof Forms & string]: Forms[Name] extends Form ? `${Prefix}${Name}` : DottedName<Forms[Name], `${Prefix}${Name}.`>
}[keyof Forms & string]

type Some<Texts> = Texts extends string | PluralTexts ? Texts : { readonly [Name in keyof Texts]?: Some<Texts[Name]> }

/** Texts for some messages; nested ones in groups, or with dotted names. */
type WrittenTexts = Some<TextOf<typeof allForms>> & { readonly [Name in DottedName<typeof allForms>]?: string | PluralTexts | object }

/**
 * `words` of `site.config.ts`, by language. `words/checkTexts.ts` checks the texts, since their names, placeholders and plurals depend on the
 * language.
 */
const wordsSchema = z.record(z.string(), z.custom<WrittenTexts>()).meta({ write: "a map of languages: `{ en: { search: 'Find' } }`" })

/** One or more addresses, then header fields such as `?subject=…&cc=…`. */
const mailLink = /^mailto:[^\s@<>"?,]+@[^\s@<>"?,]+(?:,[^\s@<>"?,]+@[^\s@<>"?,]+)*(?:\?[^\s<>"]*)?$/

const contactSchema = z
  .string()
  .superRefine((contact, context) => {
    if (mailLink.test(contact)) return
    complain(context, { message: `"${contact}" is not a mail link`, fix: 'Write `mailto:name@example.org`.' })
  })
  .meta({ write: '`mailto:name@example.org`' })

const bucketsSchema = z
  .strictObject({
    prefix: z
      .string()
      .superRefine((prefix, context) => {
        if (/^(?:[a-z\d][a-z\d.-]*)?$/.test(prefix)) return
        const fix = "Begin with a lower-case letter or a digit; letters, digits, dots and hyphens may follow: `prefix: 'my-'`."
        complain(context, { message: `"${prefix}" cannot begin the name of a bucket`, fix })
      })
      .meta({ write: 'what the bucket names begin with' }),
    endpoint: urlField('the address of the storage').optional().describe('A service other than Amazon’s.'),
    region: textField('the name of the region').optional(),
  })
  .meta({ write: 'a map with `prefix`' })

/** Lists of synonyms, by language. */
const synonymsSchema = z
  .record(
    z.string(),
    z
      .array(z.array(textField('a word or a few')).min(2).meta({ write: "a list of two words or more: `['film', 'movie']`" }))
      .meta({ write: "lists of two words or more: `[['film', 'movie']]`" }),
  )
  .meta({ write: "a map of languages: `{ en: [['film', 'movie']] }`" })

const searchSchema = z.strictObject({ synonyms: synonymsSchema.default({}) }).meta({ write: 'a map with `synonyms`' })

/** Settings that hold code; they are read before the others, and are not among the checked data. */
const codeSettings = ['collections', 'plugins']

/** The default export of `site.config.ts`. */
export const siteSchema = z
  .strictObject({
    key: textField('the key of the site').describe('Its hash picks the heading of the paid-link block.'),
    slug: slugField.describe('The bucket names are made from it.'),
    title: textField('the name of the product').describe('Shown in the header, in titles and on cards.'),
    url: urlSchema.describe('Where readers find the site; canonical links, feeds and sitemaps are made from it.'),
    base: baseSchema.describe('What precedes every path on the host; `/` alone if nothing does.'),
    host: hostSchema.describe('The host that serves the built folder; the build adds the files that it needs.'),
    languages: languagesSchema.describe('The first is the default: its paths have no prefix.'),
    words: wordsSchema.default({}).describe('Other texts for messages of the engine, by language.'),
    contact: contactSchema.optional().describe('The Mail link in the footer.'),
    ...frontFields,
    buckets: bucketsSchema.optional().describe('Where `deploy` releases: {prefix}{slug}, and {prefix}{slug}-dev for development.'),
    writing: writingSchema.prefault({}).describe('Settings of `write`, the generator of drafts.'),
    thirdParty: thirdPartySchema.default({ scripts: [], proxyHosts: [], connect: [] }),
    search: searchSchema.prefault({}).describe('Words that the search treats as the same.'),
    theme: themeSchema.prefault({}).describe('How the publication looks: [theming.md](theming.md).'),
    rules: rulesSchema.default({}).describe('Which findings about a text are reported, and how severely.'),
    pageSize: z
      .int()
      .min(1)
      .max(1000)
      .meta({ write: 'a whole number from 1 to 1000, such as 16' })
      .default(defaultPageSize)
      .describe('Articles per listing page.'),
    defaultCategory: textField('the key of a category')
      .optional()
      .describe('Holds the articles that name no category; default: the first category of the tree.'),
  })
  .meta({ write: 'one object as the default export', also: codeSettings })

export type SiteInput = z.infer<typeof siteSchema>

/** Returns the URL prefix of all paths of a publication; undefined if the settings have no `url`. */
export function ownAddress({ url, base }: Partial<Pick<SiteInput, 'url' | 'base'>>): string | undefined {
  return url === undefined ? undefined : url + prefixOf(base)
}
