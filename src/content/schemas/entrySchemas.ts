import { z } from 'zod'
import { languageCodes } from '../../shared/languages.ts'
import type { AuthorKind } from '../../shared/pageProps.ts'
import { complain, dateField, slugField, textField, urlField } from './fields.ts'

const entitySchema = z
  .strictObject({
    category: textField('the key of a category'),
    /** Absent: filed under the category alone. */
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
      .optional(),
  })
  .meta({ write: '`category: key`' })

const imageSchema = z
  .strictObject({
    /** Relative to the article's file. */
    src: textField('the path of a picture beside the file: `./picture.jpg`'),
    // Its absence is a mistake of its own kind: the check of alternative texts names it.
    alt: z.string().meta({ write: 'what is seen in the picture' }).optional(),
    caption: textField('a caption').optional(),
  })
  .meta({ write: 'a map with `src` and `alt`' })

/** A document that can be opened or asked for: an address, or who published it and when. */
const sourceSchema = z
  .strictObject({
    title: textField('the title of the document'),
    publisher: textField('who published it').optional(),
    year: z.int().min(1000).max(9999).meta({ write: 'the year it was published in: `2021`' }).optional(),
    url: urlField('its address: `https://example.org/page`').optional(),
    /** The figure or sentence of the text that it stands behind. */
    for: textField('the figure or sentence that it is cited for').optional(),
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
    kind: who,
    model: textField('the name of the model').optional(),
    date: dateField(),
    /** Whether it can be acted on alone, is sourced, is shown, puts safety first, was read by another: in this order. */
    answers: z
      .array(z.union([z.literal(0), z.literal(0.5), z.literal(1)]).meta({ write: '0, 0.5 or 1' }))
      .length(5)
      .meta({ write: 'five of 0, 0.5 and 1: `[1, 0.5, 1, 1, 1]`' })
      .optional(),
  })
  .meta({ write: 'a map with `by`, `kind` and `date`' })

const madeSchema = z
  .strictObject({
    by: who,
    model: textField('the name of the model').optional(),
    prompt: textField('the name of the prompt').optional(),
    reviewedBy: textField('the name of who read it').optional(),
    at: dateField().optional(),
    /** Absent in originals. */
    translatedFrom: z.enum(languageCodes).meta({ write: 'the code of a language: `en`' }).optional(),
    readings: z.array(readingSchema).meta({ write: 'a list of `- by:`, `kind:` and `date:`' }).optional(),
  })
  .meta({ write: 'a map with `by`' })

const correctionSchema = z
  .strictObject({ date: dateField(), text: textField('one sentence that says what was corrected') })
  .meta({ write: 'a map with `date` and `text`' })

/** Where a text stood before it came to this publication; written by an import. */
const originSchema = z
  .strictObject({ url: urlField('the address where it stood first: `https://example.org/page`'), imported: dateField() })
  .meta({ write: 'a map with `url` and `imported`' })

/** Front matter of `articles/<id>/<lang>.md`. */
export const articleSchema = z.strictObject({
  title: textField('the title as readers see it').optional(),
  slug: slugField,
  description: textField('one or two sentences for search engines and cards'),
  /** The `name` of an author. */
  author: textField("an author's name"),
  date: dateField(),
  updated: dateField().optional(),
  /** Absent: the default entity. */
  entities: z.array(entitySchema).meta({ write: 'a list of `- category: key`' }).optional(),
  image: imageSchema.optional(),
  rating: z.number().min(0).max(5).meta({ write: 'a number from 0 to 5' }).optional(),
  status: z.enum(['published', 'draft']).meta({ write: '`published` or `draft`' }).default('published'),
  /** In no output before this moment. */
  publishAt: dateField('moment').optional(),
  sources: z.array(sourceSchema).meta({ write: 'a list of `- title:` and `url:`' }).optional(),
  corrections: z.array(correctionSchema).meta({ write: 'a list of `- date:` and `text:`' }).optional(),
  made: madeSchema.optional(),
  origin: originSchema.optional(),
})

export type ArticleFrontMatter = z.infer<typeof articleSchema>

const kinds = ['person', 'pen-name', 'desk'] as const satisfies readonly AuthorKind[]

/** How an author's texts read, each in a short text: what a draft is written by. */
const voiceSchema = z
  .strictObject({
    sentences: textField('how long its sentences are'),
    person: textField('whom it addresses: `you`, `we`, nobody'),
    contractions: textField('whether it contracts, in English'),
    humour: textField('what its humour is, if any'),
    never: textField('what it never does'),
  })
  .meta({ write: 'a map with `sentences`, `person`, `contractions`, `humour` and `never`' })

export type Voice = z.infer<typeof voiceSchema>

/** Front matter of `authors/<slug>/<lang>.md`. */
export const authorSchema = z.strictObject({
  name: textField('the name as articles give it'),
  meta_title: textField("the title of the author's page for search engines"),
  meta_description: textField('a sentence about the author for search engines'),
  kind: z.enum(kinds).meta({ write: '`person`, `pen-name` or `desk`' }).default('desk'),
  /** Absent in a translation: that of the file in the publication's first language. */
  voice: voiceSchema.optional(),
})

export type AuthorFrontMatter = z.infer<typeof authorSchema>

/** Front matter of `pages/<name>/<lang>.md`. */
export const pageSchema = z.strictObject({
  title: textField('the title for search engines'),
  description: textField('the description for search engines'),
  /** Absent: the engine's own. */
  heading: textField('the heading at the top of the page').optional(),
})

export type PageFrontMatter = z.infer<typeof pageSchema>
