import { z } from 'zod'
import { complain } from '../schemas/fields.ts'

/** A list of one thing or more; `write` completes the sentence "Write …". */
export function listField<Item extends z.ZodType>(item: Item, write: string) {
  return z
    .array(item)
    .superRefine((items, context) => {
      if (items.length === 0) complain(context, { message: 'is an empty list', fix: `Write ${write}.` })
    })
    .meta({ write })
}
