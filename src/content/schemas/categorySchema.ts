import { z } from 'zod'
import { complain, localisedField, slugField } from './fields.ts'

const title = localisedField('a title, or a map of titles by language')
const description = localisedField('a sentence or two about it')

/** A map by key. Its keys are checked even if a value is wrong, and its values even if a key is: a key schema would skip their values. */
function mapByKey<Node extends z.ZodType>(node: Node) {
  return z.record(z.string(), node).superRefine(
    (map, context) => {
      for (const key of Object.keys(map)) {
        if (/^[a-z][A-Za-z0-9]*$/.test(key)) continue
        const fix = 'Write a camelCase name: letters and digits, beginning with a lower-case letter.'
        complain(context, { rule: 'wrong-key', message: 'is not a key', fix, key })
      }
    },
    { when: ({ value }) => z.record(z.string(), z.unknown()).safeParse(value).success },
  )
}

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
    children: mapByKey(topicSchema).nullable().meta({ write: 'a map of topics, or null' }).optional(),
  })
  .meta({ write: 'a map with `slug` and `title`' })

const categorySchema = z
  .strictObject({
    slug: slugField,
    title,
    description: description.optional(),
    children: mapByKey(subcategorySchema).nullable().meta({ write: 'a map of subcategories, or null' }).optional(),
  })
  .meta({ write: 'a map with `slug` and `title`' })

/** `categories.yaml`: a category tree of three levels, by key. */
export const categoriesSchema = mapByKey(categorySchema)
  .refine((tree) => Object.keys(tree).length > 0, { error: 'has no category', params: { fix: 'Write at least one.' } })
  .meta({ write: 'a map of categories by key' })

export type CategoriesInput = z.infer<typeof categoriesSchema>
