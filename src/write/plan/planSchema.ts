import { z } from 'zod'
import { isLanguage, type Language, languageCodes } from '../../shared/languages.ts'

const placeField = z.string().min(1).max(200)

export const maxArticles = 500

/** One entry of a plan, as a person writes it: a category is named by its slug or its key. */
export const planEntrySchema = z
  .strictObject({
    lang: z.custom<Language>(isLanguage, `is not one of ${languageCodes.join(', ')}`),
    category: placeField,
    subcategory: placeField.optional(),
    count: z.int().min(1).max(maxArticles).optional(),
    topics: z.array(z.string().trim().min(3).max(300)).max(maxArticles).default([]),
  })
  .transform((entry) => ({ ...entry, count: Math.max(entry.count ?? entry.topics.length, entry.topics.length, 1) }))

export type PlanEntry = z.infer<typeof planEntrySchema>

export const planSchema = z.array(planEntrySchema).min(1).max(maxArticles)
