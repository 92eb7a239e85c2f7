import { defineCollection, reference, z } from 'roomwright'
import { amountText } from './amounts.ts'
import { isoDuration } from './minutes.ts'
import { makesText, recipeFields } from './recipe.ts'

declare module 'roomwright' {
  interface Collections {
    recipes: typeof recipes
  }
}

/** The collection: its fields, and articles that say why a recipe works. */
export const recipes = defineCollection({
  schema: recipeFields.extend({ method: z.array(reference('articles')).default([]) }),
  address: '/recipes/:slug',
  title: 'Recipes',
  structuredData: ({ fields }) => ({
    '@type': 'Recipe',
    name: fields.title,
    description: fields.description,
    datePublished: fields.date,
    recipeYield: makesText(fields.makes),
    prepTime: isoDuration(fields.hands),
    totalTime: isoDuration(fields.total),
    recipeIngredient: fields.ingredients.map((line) => amountText(line, 1)),
  }),
})
