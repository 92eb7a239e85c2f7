import { z } from 'zod'
import { localisedField, slugField } from './fields.ts'

const title = localisedField('a title, or a map of titles by language')
const description = localisedField('a sentence or two about it')

const keyField = z.string().regex(/^[a-z][A-Za-z0-9]*$/)

const topicSchema = z
  .strictObject({
    slug: slugField,
    title,
    description: description.optional(),
    children: z.null().meta({ write: 'null: a topic has nothing below it' }).optional(),
  })
  .meta({ write: 'a map with `slug` and `title`' })

const subcategorySchema = z
  .strictObject({
    slug: slugField,
    title,
    description: description.optional(),
    children: z.record(keyField, topicSchema).nullable().meta({ write: 'a map of topics, or null' }).optional(),
  })
  .meta({ write: 'a map with `slug` and `title`' })

const categorySchema = z
  .strictObject({
    slug: slugField,
    title,
    description: description.optional(),
    children: z.record(keyField, subcategorySchema).nullable().meta({ write: 'a map of subcategories, or null' }).optional(),
  })
  .meta({ write: 'a map with `slug` and `title`' })

/** `categories.yaml`: a category tree of three levels, by key. */
export const categoriesSchema = z
  .record(keyField, categorySchema)
  .refine((tree) => Object.keys(tree).length > 0, { error: 'has no category', params: { fix: 'Write at least one.' } })
  .meta({ write: 'a map of categories by key' })

export type CategoriesInput = z.infer<typeof categoriesSchema>
