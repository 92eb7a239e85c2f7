import { z } from 'zod'
import { type Language, languageCodes } from '../../shared/languages.ts'
import { defaultPageSize } from '../../shared/routes.ts'
import { complain, isWebAddress, slugField, textField, urlField } from './fields.ts'
import { rulesSchema } from './rulesSchema.ts'
import { thirdPartySchema } from './thirdPartySchema.ts'
import { writingSchema } from './writingSchema.ts'

const urlSchema = z
  .string()
  .superRefine((url, context) => {
    if (isWebAddress(url) && new URL(url).origin === url) return
    const fix = `Write ${URL.canParse(url) && isWebAddress(url) ? `\`${new URL(url).origin}\`` : 'scheme and host, such as `https://example.org`'}.`
    complain(context, { message: `"${url}" is not scheme and host alone`, fix })
  })
  .meta({ write: 'scheme and host: `https://example.org`' })

const languagesSchema = z
  .array(z.enum(languageCodes as readonly [Language, ...Language[]]).meta({ write: languageCodes.map((code) => `\`${code}\``).join(', ') }))
  .superRefine((languages, context) => {
    if (languages.length === 0) complain(context, { message: 'is empty', fix: 'Write at least one language.' })
    const twice = languages.find((language, index) => languages.indexOf(language) < index)
    if (twice) complain(context, { message: `names "${twice}" twice`, fix: 'Remove one of the two.' })
  })
  .meta({ write: "a list of languages: `['en']`" })

const contactSchema = z
  .string()
  .superRefine((contact, context) => {
    if (/^mailto:[^\s@<>"]+@[^\s@<>"]+$/.test(contact)) return
    complain(context, { message: `"${contact}" is not a mail link`, fix: 'Write `mailto:name@example.org`.' })
  })
  .meta({ write: '`mailto:name@example.org`' })

const socialSchema = z
  .strictObject({
    video: urlField('an absolute link').optional(),
    network: urlField('an absolute link').optional(),
    photo: urlField('an absolute link').optional(),
  })
  .meta({ write: 'a map with `video`, `network` and `photo`' })

const bucketsSchema = z
  .strictObject({
    prefix: z.string().meta({ write: 'what the bucket names begin with' }),
    endpoint: urlField('the address of the storage').optional(),
    region: textField('the name of the region').optional(),
  })
  .meta({ write: 'a map with `prefix`' })

/** Lists of words that stand for each other, by language. */
const synonymsSchema = z
  .partialRecord(
    z.enum(languageCodes as readonly [Language, ...Language[]]),
    z.array(z.array(textField('a word or a few')).min(2)).meta({ write: "lists of two words or more: `[['sofa', 'couch']]`" }),
  )
  .meta({ write: "a map of languages: `{ en: [['sofa', 'couch']] }`" })

const searchSchema = z.strictObject({ synonyms: synonymsSchema.default({}) }).meta({ write: 'a map with `synonyms`' })

/** The default export of `site.config.ts`. */
export const siteSchema = z
  .strictObject({
    /** Its hash picks the heading of the paid-link block. */
    key: textField('the key of the site'),
    /** The bucket names are made from it. */
    slug: slugField,
    title: textField('the name of the product'),
    url: urlSchema,
    languages: languagesSchema,
    contact: contactSchema.optional(),
    social: socialSchema.default({}),
    buckets: bucketsSchema.optional(),
    writing: writingSchema.prefault({}),
    thirdParty: thirdPartySchema.default({ scripts: [], proxyHosts: [] }),
    search: searchSchema.prefault({}),
    /** Which findings about a text are reported, and how severely. */
    rules: rulesSchema.default({}),
    /** Articles on one listing page. */
    pageSize: z.int().min(1).max(1000).meta({ write: 'a whole number, such as 16' }).default(defaultPageSize),
    /** Absent: the first category of the tree. */
    defaultCategory: textField('the key of a category').optional(),
  })
  .meta({ write: 'one object as the default export' })

export type SiteInput = z.infer<typeof siteSchema>
