import { z } from 'zod'
import { complain } from '../../content/schemas/complain.ts'
import { textField } from '../../content/schemas/textField.ts'
import { languageCodes } from '../../shared/languages.ts'

export const maxArticles = 500

const topic = 'a subject of 3 to 300 characters'

const topicField = z
  .string()
  .trim()
  .superRefine((text, context) => {
    if (text.length < 3 || text.length > 300) complain(context, { message: `is "${text.slice(0, 60)}"`, fix: `Write ${topic}.` })
  })
  .meta({ write: topic })

/** One entry of a plan, as a person writes it: a category is named by its slug or its key. */
export const planEntrySchema = z
  .strictObject({
    lang: z.enum(languageCodes).meta({ write: `one of ${languageCodes.join(', ')}` }),
    category: textField('the slug or the key of a category'),
    subcategory: textField('the slug or the key of a subcategory').optional(),
    count: z
      .int()
      .min(1)
      .max(maxArticles)
      .meta({ write: `a whole number from 1 to ${maxArticles}` })
      .optional(),
    topics: z
      .array(topicField)
      .max(maxArticles)
      .meta({ write: `a list of up to ${maxArticles} subjects` })
      .default([]),
  })
  .meta({ write: 'a map with `lang` and `category`' })

export type PlanEntry = z.infer<typeof planEntrySchema>

export const planSchema = z
  .array(planEntrySchema)
  .min(1)
  .max(maxArticles)
  .meta({ write: 'a list of `- { lang: tr, category: a-slug, subcategory: a-slug, count: 3, topics: […] }`' })
