import { z } from 'zod'
import { escapeHtml } from '../../../shared/html/escapeHtml.ts'
import { textField } from '../../schemas/fields.ts'
import { listField } from '../blockFields.ts'
import { type BlockPage, defineEngineBlock } from '../defineEngineBlock.ts'

const itemSchema = z
  .strictObject({
    item: textField('what to buy'),
    /** A bare number counts pieces. */
    amount: z.union([textField('how much'), z.number().positive()]).meta({ write: 'how much: `2`, or `2 litres`' }),
  })
  .meta({ write: 'a map with `item` and `amount`' })

/** What to buy. */
const schema = z.strictObject({
  title: textField('a title').optional().describe('Default: the engine’s words for a shopping list.'),
  items: listField(itemSchema, 'a list of `- item:` and `amount:`'),
})

export const shoppingListBlock = defineEngineBlock({
  schema,
  example: `title: What to buy
items:
  - { item: PVA wood glue, amount: 1 bottle }
  - { item: Wood screws, amount: 8 }
`,
  Block: renderShoppingList,
})

/** Renders what to buy, one item a line; in print each has a box to tick. */
function renderShoppingList({ title, items }: z.output<typeof schema>, { built, locale }: BlockPage): string {
  const numbers = new Intl.NumberFormat(locale)
  const lines = items.map(({ item, amount }) => {
    const text = typeof amount === 'number' ? numbers.format(amount) : escapeHtml(amount)
    return `<li><span>${escapeHtml(item)}</span> <b>${text}</b></li>`
  })
  const caption = escapeHtml(title ?? built.blocks.shoppingList)
  return `<figure data-block="shopping-list"><figcaption>${caption}</figcaption><ul>${lines.join('')}</ul></figure>`
}
