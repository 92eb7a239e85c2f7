import { z } from 'zod'
import { dateField } from './dateField.ts'
import { refuseControls } from './refuseControls.ts'
import { slugField } from './slugField.ts'
import { textField } from './textField.ts'
import { urlField } from './urlField.ts'

export const entitySchema = z
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
    alt: z.string().superRefine(refuseControls).meta({ write: 'what is seen in the picture' }).optional(),
    caption: textField('a caption').optional(),
  })
  .meta({ write: 'a map with `src` and `alt`' })

const sourceSchema = z
  .strictObject({
    title: textField('the name of the source'),
    url: urlField('its address: `https://example.org/page`'),
  })
  .meta({ write: 'a map with `title` and `url`' })

const madeSchema = z
  .strictObject({
    by: z.enum(['person', 'model']).meta({ write: '`person` or `model`' }),
    model: textField('the name of the model').optional(),
    prompt: textField('the name of the prompt').optional(),
    reviewedBy: textField('the name of who read it').optional(),
    at: dateField().optional(),
  })
  .meta({ write: 'a map with `by`' })

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
  made: madeSchema.optional(),
})

export type ArticleFrontMatter = z.infer<typeof articleSchema>
export type Entity = z.infer<typeof entitySchema>
