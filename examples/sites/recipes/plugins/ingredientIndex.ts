import { definePlugin } from 'roomwright'
import type { PluginEntry } from 'roomwright'
import { escapeHtml } from 'roomwright/plugins'
import { recipeFields } from '../lib/recipe.ts'

interface Use {
  readonly item: string
  readonly recipe: PluginEntry
}

/** What nobody looks for. */
const staples: readonly string[] = ['fine salt', 'water']

/** A page that lists every ingredient with the recipes that need it. */
export const ingredientIndex = () =>
  definePlugin({
    name: 'ingredient-index',
    pages: ({ entries, languages: [language = 'en'] }) => {
      const recipes = entries.filter(({ collection }) => collection === 'recipes')
      const uses = recipes.flatMap((recipe): readonly Use[] =>
        // A plug-in gets the fields as they were written.
        recipeFields.parse(recipe.fields).ingredients.map(({ item }) => ({ item, recipe })),
      )
      const wanted = uses.filter(({ item }) => !staples.includes(item))
      const byItem = [...Map.groupBy(wanted, ({ item }) => item)].toSorted(([a], [b]) => a.localeCompare(b, language))
      const rows = byItem.map(([item, all]) => {
        const links = all.map(({ recipe }) => `<a href="${recipe.path}">${escapeHtml(recipe.title)}</a>`)
        return `<dt>${escapeHtml(item.charAt(0).toUpperCase() + item.slice(1))}</dt><dd>${links.join('<br>')}</dd>`
      })
      return [
        {
          address: '/ingredients',
          language,
          title: 'What is in the house?',
          description: 'Every ingredient, with the recipes that need it.',
          html: `<p>Begin with what there is. Salt and water are taken for granted.</p><dl class="ingredients">${rows.join('')}</dl>`,
        },
      ]
    },
  })
