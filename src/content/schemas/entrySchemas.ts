import { z } from 'zod'
import type { AuthorKind } from '../../shared/pages/pageProps.ts'
import { complain, dateField, languageField, slugField, textField, urlField } from './fields.ts'

/** Marks a text that is still to be written; it is left out of the site. */
export const placeholderField = z
  .boolean()
  .meta({ write: '`true` until the text is written; then remove the line' })
  .optional()
  .describe('Such a text is left out of the site, and production is not deployed.')

const entitySchema = z
  .strictObject({
    category: textField('the key of a category'),
    subcategories: z
      .array(
        z
          .strictObject({
            subcategory: textField('the key of a subcategory'),
            subsubcategories: z.array(textField('the key of a topic')).meta({ write: 'a list of topics: `[seating, tables]`' }).optional(),
          })
          .meta({ write: '`subcategory: key`' }),
      )
      .meta({ write: 'a list of `- subcategory: key`' })
      .optional()
      .describe('Default: filed under the category only.'),
  })
  .meta({ write: '`category: key`' })

const share = z.number().min(0).max(1).meta({ write: 'a number from 0 to 1' })

const focusField = z.tuple([share, share]).meta({ write: 'two numbers from 0 to 1, from the left and from the top: `[0.5, 0.3]`' })

const imageSchema = z
  .strictObject({
    src: textField('the path of a picture beside the file: `./picture.jpg`').describe('Relative to the article’s file.'),
    // Optional here because the check of alternative texts reports a missing one under its own rule.
    alt: textField('what the picture shows', { mayBeBlank: true })
      .optional()
      .describe('`check` requires it: readers who cannot see the picture need it.'),
    caption: textField('a caption').optional(),
    focus: focusField.optional().describe('The point that every crop keeps in view, from the left and from the top.'),
  })
  .meta({ write: 'a map with `src` and `alt`' })

/** A document that readers can open or ask for: it has a URL, or a publisher and a year. */
const sourceSchema = z
  .strictObject({
    title: textField('the title of the document'),
    publisher: textField('who published it').optional(),
    year: z.int().min(1000).max(9999).meta({ write: 'the year it was published in: `2021`' }).optional(),
    url: urlField('its address: `https://example.org/page`').optional(),
    for: textField('the figure or sentence that it is cited for').optional().describe('The part of the text that the source supports.'),
  })
  .superRefine(({ publisher, year, url }, context) => {
    if (url !== undefined || (publisher !== undefined && year !== undefined)) return
    complain(context, {
      rule: 'source-without-place',
      message: 'says neither where the document is nor who published it and when',
      fix: 'Write `url`, or `publisher` and `year`.',
    })
  })
  .meta({ write: 'a map with `title`, and `url` or `publisher` and `year`' })

const who = z.enum(['person', 'model']).meta({ write: '`person` or `model`' })

const readingSchema = z
  .strictObject({
    by: textField('who read it'),
    kind: who.describe('Whether a person or a model read it.'),
    model: textField('the name of the model').optional(),
    date: dateField(),
    answers: z
      .array(z.literal([0, 0.5, 1]).meta({ write: '0, 0.5 or 1' }))
      .length(5)
      .meta({ write: 'five of 0, 0.5 and 1: `[1, 0.5, 1, 1, 1]`' })
      .optional()
      .describe('Whether it can be acted on alone, is sourced, is shown, puts safety first, was read by another: in this order.'),
  })
  .meta({ write: 'a map with `by`, `kind` and `date`' })

const madeSchema = z
  .strictObject({
    by: who.describe('Who or what wrote the text.'),
    model: textField('the name of the model').optional(),
    prompt: textField('the name of the prompt').optional(),
    reviewedBy: textField('the name of the reviewer').optional(),
    at: dateField().optional(),
    translatedFrom: languageField.optional().describe('Absent in originals.'),
    readings: z
      .array(readingSchema)
      .meta({ write: 'a list of `- by:`, `kind:` and `date:`' })
      .optional()
      .describe('Who or what read the whole text, and when.'),
  })
  .meta({ write: 'a map with `by`' })

const correctionSchema = z
  .strictObject({ date: dateField(), text: textField('one sentence that says what was corrected') })
  .meta({ write: 'a map with `date` and `text`' })

/** Where a text was published before this publication; written by imports. */
const originSchema = z
  .strictObject({ url: urlField('the address where it was first published: `https://example.org/page`'), imported: dateField() })
  .meta({ write: 'a map with `url` and `imported`' })

/** Front matter of `articles/<id>/<lang>.md`. */
export const articleSchema = z.strictObject({
  title: textField('the title as readers see it')
    .optional()
    .describe('An article without one is published, but the search does not offer it.'),
  slug: slugField.describe('The address is `/articles/{slug}`; unique in its language.'),
  description: textField('one or two sentences for search engines and cards'),
  author: textField("an author's name").describe('The `name` in a file in `authors/`, letter for letter.'),
  date: dateField(),
  updated: dateField().optional().describe('The last change of substance; `check --fix` sets both from the history.'),
  entities: z
    .array(entitySchema)
    .meta({ write: 'a list of `- category: key`' })
    .optional()
    .describe('The places in the category tree; default: `other` of the default category.'),
  image: imageSchema.optional().describe('The lead picture.'),
  rating: z
    .number()
    .min(0)
    .max(5)
    .meta({ write: 'a number from 0 to 5' })
    .optional()
    .describe('The sum of the five answers of the last reading.'),
  status: z
    .enum(['published', 'draft'])
    .meta({ write: '`published` or `draft`' })
    .default('published')
    .describe('`build` leaves drafts out; `dev` shows them.'),
  publishAt: dateField('moment').optional().describe('Left out of the output before this time; build again after it.'),
  sources: z.array(sourceSchema).meta({ write: 'a list of `- title:` and `url:`' }).optional().describe('Shown under the article.'),
  corrections: z
    .array(correctionSchema)
    .meta({ write: 'a list of `- date:` and `text:`' })
    .optional()
    .describe('Corrections after publication, shown under the article and on `/corrections`.'),
  made: madeSchema.optional().describe('How the text was made, shown to readers in plain words.'),
  origin: originSchema.optional().describe('Where the text was published before; written by an import.'),
  placeholder: placeholderField,
})

export type ArticleFrontMatter = z.infer<typeof articleSchema>

const kinds = ['person', 'pen-name', 'desk'] as const satisfies readonly AuthorKind[]

const voiceWrite = 'a map with `sentences`, `person`, `contractions`, `humour` and `never`, or one text'

/** How an author's texts read, as one text or each aspect in a short one; drafts are written to match it. */
const voiceSchema = z
  .union([
    textField(voiceWrite),
    z.strictObject({
      sentences: textField('how long its sentences are'),
      person: textField('whom it addresses: `you`, `we`, nobody'),
      contractions: textField('whether it contracts, in English'),
      humour: textField('what its humour is, if any'),
      never: textField('what it never does'),
    }),
  ])
  .meta({ write: voiceWrite })

export type Voice = z.infer<typeof voiceSchema>

/** Front matter of `authors/<slug>/<lang>.md`. */
export const authorSchema = z.strictObject({
  name: textField('the name as articles give it'),
  meta_title: textField("the title of the author's page for search engines"),
  meta_description: textField('a sentence about the author for search engines'),
  kind: z.enum(kinds).meta({ write: '`person`, `pen-name` or `desk`' }).default('desk').describe('What readers are told about the name.'),
  voice: voiceSchema
    .optional()
    .describe('How the author writes, for drafts by a model; default in a translation: that of the first language.'),
})

export type AuthorFrontMatter = z.infer<typeof authorSchema>
