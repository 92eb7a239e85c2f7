import { z } from 'zod'
import { textField } from '../schemas/textField.ts'
import { listField } from './listField.ts'

const itemSchema = z
  .strictObject({
    item: textField('what to buy'),
    /** A number is a number of pieces. */
    amount: z.union([textField('how much'), z.number().positive()]).meta({ write: 'how much: `2`, or `2 litres`' }),
  })
  .meta({ write: 'a map with `item` and `amount`' })

/** What to buy. */
export const shoppingListSchema = z.strictObject({
  /** Absent: the engine's words for a shopping list. */
  title: textField('a title').optional(),
  items: listField(itemSchema, 'a list of `- item:` and `amount:`'),
})
