import { z } from 'zod'
import { cmPerInch } from '../../shared/lengths.ts'
import { complain, textField } from '../schemas/fields.ts'

/** Schema of a non-empty list; `write` completes the sentence "Write …". */
export function listField<Item extends z.ZodType>(item: Item, write: string) {
  return z
    .array(item)
    .superRefine((items, context) => {
      if (items.length === 0) complain(context, { message: 'is an empty list', fix: `Write ${write}.` })
    })
    .meta({ write })
}

/** Schema of a length in one unit. */
function lengthField(write: string) {
  return z.number().min(0.1).max(100_000).meta({ write })
}

export const cmField = lengthField('a number of centimetres: `45`')

/** Schema of a point in a drawing. */
export const pointField = z
  .tuple([z.number().min(-100_000).max(100_000), z.number().min(-100_000).max(100_000)])
  .meta({ write: 'two numbers of centimetres, from the left and from the bottom: `[12, 40]`' })

/** Schema of a width and a height or depth. */
export const extentField = z.tuple([cmField, cmField]).meta({ write: 'two numbers of centimetres, across and up: `[100, 2.5]`' })

/** Schema of a named length in one unit; `more` holds the fields that say what it measures. */
export function sizeField<Shape extends z.ZodRawShape>(more: Shape) {
  return z
    .strictObject({
      name: textField('what is measured'),
      cm: cmField.optional(),
      in: lengthField('a number of inches: `17.75`').optional(),
      ...more,
    })
    .superRefine((size: { readonly cm?: unknown; readonly in?: unknown }, context) => {
      const form = { rule: 'one-unit' } as const
      if (size.cm !== undefined && size.in !== undefined) {
        complain(context, { ...form, key: 'in', message: 'is given as well as `cm`', fix: 'Keep one of the two; the other is computed.' })
      } else if (size.cm === undefined && size.in === undefined) {
        complain(context, { ...form, message: 'has no length', fix: 'Write `cm:` or `in:` and a number; the other is computed.' })
      }
    })
    .meta({ write: 'a map with `name`, and `cm` or `in`' })
}

/** Converts a written length to centimetres, without rounding. */
export function exactCentimetres(size: { readonly cm?: number | undefined; readonly in?: number | undefined }): number {
  return size.cm ?? (size.in ?? 0) * cmPerInch
}
