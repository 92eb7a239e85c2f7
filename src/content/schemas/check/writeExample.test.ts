import { expect, test } from 'vitest'
import { z } from 'zod'
import { writeExample } from './writeExample.ts'

test('an example has each field on a line of its own, with its description', () => {
  const schema = z.object({
    for: z.number().int().positive().describe('the number of people'),
    kind: z.enum(['soup', 'stew']),
    items: z.array(z.object({ item: z.string(), grams: z.number().positive() })),
    note: z.string().describe('a remark').optional(),
    hot: z.boolean().default(false),
  })
  expect(writeExample(schema)).toBe(`# the number of people
for: 1
kind: soup
items:
  - item: Text
    grams: 1
# a remark; optional
note: Text
# optional
hot: false
`)
})

test.each([
  ['limits', { a: z.number().min(5), b: z.int().max(-3), c: z.number().gt(0).lt(1), d: z.number().multipleOf(4).min(9) }],
  ['lengths', { a: z.string().min(9), b: z.string().max(2), c: z.array(z.string()).min(3) }],
  ['forms', { a: z.iso.date(), b: z.url(), c: z.email(), d: z.iso.datetime() }],
  [
    'choices',
    {
      a: z.union([z.literal(7), z.string()]),
      b: z.string().nullable(),
      c: z.record(z.string(), z.number()),
      d: z.tuple([z.number(), z.string()]),
    },
  ],
  [
    'an example of its own',
    {
      a: z
        .string()
        .regex(/^\d$/)
        .meta({ examples: ['7'] }),
    },
  ],
])('an example respects %s', (_what, shape) => {
  expect(writeExample(z.object(shape))).toEqual(expect.stringMatching(/^a: /))
})

test.each([
  ['a pattern', z.object({ a: z.string().regex(/^\d$/) })],
  ['a rule in code', z.object({ a: z.string() }).refine(() => false)],
])('no example is written for a schema with %s', (_what, schema) => {
  expect(writeExample(schema)).toBeUndefined()
})
