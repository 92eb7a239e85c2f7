import { z } from 'zod'
import { complain } from '../schemas/complain.ts'
import { textField } from '../schemas/textField.ts'
import { listField } from './listField.ts'

const lengthField = (write: string) => z.number().min(0.1).max(100_000).meta({ write }).optional()

const sizeSchema = z
  .strictObject({
    name: textField('what is measured'),
    cm: lengthField('a number of centimetres: `45`'),
    in: lengthField('a number of inches: `17.75`'),
  })
  .superRefine(({ cm, in: inches }, context) => {
    const form = { rule: 'one-unit' }
    if (cm !== undefined && inches !== undefined) {
      complain(context, { ...form, key: 'in', message: 'is written beside `cm`', fix: 'Keep one of the two: the other is computed.' })
    } else if (cm === undefined && inches === undefined) {
      complain(context, { ...form, message: 'has no length', fix: 'Write `cm:` or `in:` and a number; the other is computed.' })
    }
  })
  .meta({ write: 'a map with `name`, and `cm` or `in`' })

/** Lengths, each written in one unit and shown in two. */
export const dimensionsSchema = z.strictObject({
  caption: textField('a caption').optional(),
  sizes: listField(sizeSchema, 'a list of `- name:` and `cm:`'),
})
