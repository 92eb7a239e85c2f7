import { expect, test } from 'vitest'
import { z } from 'zod'
import { createSourceText } from '../load/source/sourceText.ts'
import { parseYaml } from '../load/yaml/parseYaml.ts'
import { checkFields, checkSchema } from './check/checkSchema.ts'

test.each([
  ['read-only', (schema: z.ZodType) => schema.readonly()],
  ['lazy', (schema: z.ZodType) => z.lazy(() => schema)],
  ['required again', (schema: z.ZodType) => schema.optional().nonoptional()],
])('a field below a schema that is %s is explained like any other', (_kind, wrap) => {
  const schema = z.object({ oven: wrap(z.strictObject({ heat: z.number().meta({ write: 'degrees Celsius: `180`' }) })) })
  const { data } = parseYaml(createSourceText('en.md', 'oven: { heet: 180 }'))
  if (!data) throw new Error('This is not YAML')
  expect(checkSchema(schema, data).problems.map(({ fix }) => fix)).toEqual([
    'Add `heat:` with degrees Celsius: `180`.',
    'Did you mean `heat`?',
  ])
})

test.each([
  [z.string().regex(/^\d\d:\d\d$/, 'must be hours and minutes'), '`starts` must be hours and minutes.', undefined],
  [z.string().min(9, { error: 'needs nine letters.' }).describe('when it starts'), '`starts` needs nine letters.', 'Write when it starts.'],
  [z.array(z.string()).max(1, 'may have one entry'), '`starts` may have one entry.', 'Write a list; an entry is a text.'],
  [
    z
      .string()
      .regex(/^\d\d:\d\d$/)
      .describe('when it starts'),
    '`starts` is "at nine".',
    'Write when it starts.',
  ],
])('the message that a schema of the publication gives a check is shown (%#)', (schema, message, fix) => {
  const yaml = schema instanceof z.ZodArray ? 'starts: [a, b]' : 'starts: at nine'
  const { data } = parseYaml(createSourceText('en.md', yaml))
  const { problems } = (data && checkFields(z.object({ starts: schema }), data)) ?? { problems: [] }
  expect(problems.map((problem) => [problem.rule, problem.message, problem.fix])).toEqual([['wrong-value', message, fix]])
})
