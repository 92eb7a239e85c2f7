import type { BlockOf } from '../../content/blocks/blockSchemas.ts'
import { escapeHtml } from '../../shared/escapeHtml.ts'
import { type Language, languages } from '../../shared/languages.ts'
import { builtTextsIn } from '../builtTexts.ts'

/** What to buy, a line each; on paper with a box to tick. */
export function renderShoppingList({ title, items }: BlockOf<'shopping-list'>, language: Language): string {
  const numbers = new Intl.NumberFormat(languages[language].locale)
  const lines = items.map(({ item, amount }) => {
    const text = typeof amount === 'number' ? numbers.format(amount) : escapeHtml(amount)
    return `<li><span>${escapeHtml(item)}</span> <b>${text}</b></li>`
  })
  const caption = escapeHtml(title ?? builtTextsIn(language).blocks.shoppingList)
  return `<figure data-block="shopping-list"><figcaption>${caption}</figcaption><ul>${lines.join('')}</ul></figure>`
}
