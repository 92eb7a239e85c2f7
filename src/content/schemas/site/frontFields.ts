import { z } from 'zod'
import { homeSections } from '../../../shared/pages/homeSections.ts'
import { houseSection, plainSection } from '../../../shared/looks/houseWords.ts'
import { complain, urlField } from '../fields.ts'
import { inTicks } from '../../advice/didYouMean.ts'

const sectionNames = [houseSection, ...homeSections] as const

const names = inTicks(sectionNames)

const sectionField = z
  .union([
    z.enum(sectionNames),
    z.strictObject({
      collection: z.string().meta({ write: 'the name of a collection' }).describe('The section shows its first 12 entries.'),
    }),
  ])
  .meta({ write: `one of ${names}, or \`{ collection: 'name' }\`` })

const homeField = z
  .array(sectionField)
  .superRefine((sections, context) => {
    if (sections.length === 0) complain(context, { message: 'is empty', fix: 'Write at least one section, or leave `home` out.' })
    const plain = sections.map((section) => nameOf(plainSection(section)))
    const place = plain.findIndex((name, index) => plain.indexOf(name) < index)
    const twice = sections[place]
    if (twice === undefined) return
    const isTwoNames = twice === houseSection || twice === 'categories'
    const other = isTwoNames ? ` (\`${houseSection}\` and \`categories\` are the same)` : ''
    complain(context, { message: `names "${nameOf(twice)}" twice${other}`, fix: 'Remove one of the two.' })
  })
  .meta({ write: "a list of sections: `['lead', 'newest']`" })

function nameOf(section: z.infer<typeof sectionField>): string {
  return typeof section === 'string' ? section : `collection: ${section.collection}`
}

const socialField = z
  .record(z.string(), urlField('an absolute link: `https://example.org/@name`'))
  .superRefine((links, context) => {
    const blank = Object.keys(links).find((name) => name.trim() === '')
    if (blank !== undefined)
      complain(context, { message: 'has a link without a name', fix: "Write its name: `{ mastodon: 'https://…' }`." })
  })
  .meta({ write: "a map of names and links: `{ mastodon: 'https://example.social/@name' }`" })

const switchField = z.boolean().meta({ write: '`true` or `false`' }).default(true)

/** Settings for the content of pages. */
export const frontFields = {
  home: homeField
    .optional()
    .describe(
      'The sections of the front page, in order, and `{ collection }` for the entries of one; default: lead, categories, newest, rated, updated, text.',
    ),
  social: socialField
    .default({})
    .describe('Profiles elsewhere, by names of your choice; `video`, `network` and `photo` have words in each language.'),
  ratings: switchField.describe('Whether ratings appear anywhere.'),
  paidLinks: switchField.describe('Whether `ads.json` is read.'),
  emojiTitles: switchField.describe('Whether titles and descriptions for search engines carry emoji.'),
}
