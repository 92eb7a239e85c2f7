import { z } from 'zod'

/** The answers of the passes. Lengths are bounded: whatever a server sends, nothing grows without end. */
const line = z.string().max(2000)
const body = z.string().max(200_000)

export const answerSchemas = {
  topics: z.object({ topics: z.array(line).max(500) }),
  outline: z.object({
    sections: z
      .array(z.object({ heading: line, points: z.array(line).max(30) }))
      .min(2)
      .max(12),
  }),
  draft: z.object({ body }),
  edit: z.object({ body }),
  texts: z.object({
    title: line,
    description: line,
    slug: line,
    picture: line,
    sources: z.array(z.object({ title: line, url: line })).max(20),
  }),
  classification: z.object({ category: line, subcategory: line, subsubcategories: z.array(line).max(20), other: z.boolean() }),
  author: z.object({ author: line }),
  picture: z.object({ picture: line, alt: line }),
} as const

export type AnswerOf<Pass extends keyof typeof answerSchemas> = z.infer<(typeof answerSchemas)[Pass]>
