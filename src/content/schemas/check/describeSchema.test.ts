import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeSchema } from './describeSchema.ts'

test.each([
  [z.string(), 'a text'],
  [z.iso.date(), 'a text of the form date'],
  [z.number(), 'a number'],
  [z.number().int().positive(), 'a whole number above 0'],
  [z.number().min(0).max(5), 'a number from 0 up to 5'],
  [z.boolean(), '`true` or `false`'],
  [z.enum(['low', 'high', 'none']), '`low`, `high` or `none`'],
  [z.enum(['a4', 'a5']).optional().describe('the size of the sheet'), '`a4` or `a5`'],
  [z.literal('one'), '`one`'],
  [z.union([z.string(), z.number()]), 'a text or a number'],
  [z.array(z.string()), 'a list; an entry is a text'],
  [z.object({ item: z.string(), grams: z.number() }), 'a map with `item`, `grams`'],
  [z.string().describe('the name of a colour'), 'the name of a colour'],
  [z.number().int().positive().describe('the number of people'), 'the number of people: a whole number above 0'],
  [z.boolean().optional().describe('Whether it is cut.'), 'Whether it is cut: `true` or `false`'],
  [z.iso.date().describe('the day it was sown'), 'the day it was sown: a text of the form date'],
  [z.array(z.number()).describe('the weights'), 'the weights'],
  [
    z
      .string()
      .regex(/^A\d$/)
      .meta({ examples: ['A4'] }),
    'a text such as `A4`',
  ],
  [
    z
      .string()
      .regex(/^A\d$/)
      .describe('the sheet')
      .meta({ examples: ['A4', 'A5'] }),
    'the sheet: a text such as `A4`',
  ],
  [z.any().describe('whatever there is'), 'whatever there is'],
  [z.string().transform((text) => text.length), 'a text'],
  [z.any(), undefined],
])('describeSchema describes what a schema accepts (%#)', (schema, words) => {
  expect(describeSchema(schema)).toBe(words)
})
