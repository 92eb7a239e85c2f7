import { type Entry, z } from 'roomwright'
import { dyes, motifs } from './cloths.ts'

/** The kinds of dishes, in the order of the listing. */
export const kinds = ['dinner', 'alongside', 'sweet'] as const

const ingredient = z
  .strictObject({
    item: z.string().describe('what it is, as in "carrots"'),
    one: z.string().describe('the same for one: "carrot"').optional(),
    amount: z.number().positive().describe('how much: 250, 1.5').optional(),
    unit: z.enum(['g', 'ml', 'tsp', 'tbsp']).describe('g, ml, tsp or tbsp; leave it out for pieces').optional(),
    how: z.string().describe('how it is prepared: "finely chopped"').optional(),
  })
  .refine(({ amount, unit }) => unit === undefined || amount !== undefined, 'A unit needs an amount')

const minutes = z.number().int().positive()

/** The fields of a recipe's own. */
export const recipeFields = z.object({
  kind: z.enum(kinds),
  makes: z.strictObject({ count: z.number().int().positive(), of: z.string(), one: z.string() }),
  hands: minutes.describe('the minutes of work'),
  total: minutes.describe('the minutes from beginning to end'),
  ingredients: z.array(ingredient).min(1),
  cloth: z.strictObject({ dye: z.enum(dyes), print: z.array(z.enum(motifs)).min(1).max(3) }),
})

export type Ingredient = z.output<typeof ingredient>

/** What the pages show of a recipe. */
export type Recipe = z.output<typeof recipeFields>

/** The fields of an entry; undefined where it is no recipe. */
export function recipeIn(entry: Entry | undefined) {
  return entry?.collection === 'recipes' ? entry.fields : undefined
}

/** What a recipe makes: `4 bowls`, `1 loaf`. */
export function makesText({ count, of, one }: Recipe['makes']): string {
  return `${count} ${count === 1 ? one : of}`
}
