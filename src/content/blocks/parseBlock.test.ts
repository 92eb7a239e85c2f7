import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createSourceText } from '../load/source/sourceText.ts'
import { type OwnFields, noCode } from '../own/ownCode.ts'
import type { FieldsSchema } from '../schemas/check/checkSchema.ts'
import { renderBody } from '../markdown/renderBody.ts'

const render = (markdown: string) => renderBody(createSourceText('en.md', markdown), 0)
const fenced = (name: string, ...lines: readonly string[]) => ['Words.', '', `\`\`\`${name}`, ...lines, '```', ''].join('\n')
const told = (markdown: string) => render(markdown).problems.map(({ line, column, message, fix }) => `${line}:${column} ${message} ${fix}`)
const project = ['time: 2 days', 'cost: low', 'difficulty: easy', 'tools: [Saw]']

describe('a block', () => {
  test.each([
    ['project', project, { time: { from: 2, unit: 'day' }, cost: 'low', difficulty: 'easy', tools: ['Saw'] }],
    ['palette', ['colours:', "  - { name: A, hex: '#CBB88D' }"], { colours: [{ name: 'A', hex: '#CBB88D' }] }],
    ['dimensions', ['sizes:', '  - { name: A, in: 11.25 }'], { sizes: [{ name: 'A', in: 11.25 }] }],
    ['shopping-list', ['items:', '  - { item: A, amount: 2 }'], { items: [{ item: 'A', amount: 2 }] }],
    [
      'care',
      ['materials:', '  - { material: A, daily: B, seasonal: C, never: D }'],
      { materials: [{ material: 'A', daily: 'B', seasonal: 'C', never: 'D' }] },
    ],
    [
      'before-after',
      ['before: { src: a.jpg, alt: A, caption: B }', 'after: { src: c.jpg, alt: C, caption: D }'],
      { before: { src: 'a.jpg', alt: 'A', caption: 'B' }, after: { src: 'c.jpg', alt: 'C', caption: 'D' } },
    ],
  ])('"%s" is parsed into fields and removed from the text', (name, lines, fields) => {
    const { body, problems } = render(`${fenced(name, ...lines)}\nMore.`)
    expect(problems).toEqual([])
    expect(body.parts).toMatchObject(['<p>Words.</p>\n', { block: { kind: name, ...fields }, offset: 8 }, '\n<p>More.</p>'])
  })

  test.each([
    ['between tildes', '~~~project\ntime: 2 days\ncost: low\ndifficulty: easy\ntools: [Saw]\n~~~'],
    ['with line ends of Windows', fenced('project', ...project).replaceAll('\n', '\r\n')],
    ['indented', `  \`\`\`project\n${project.map((line) => `  ${line}`).join('\n')}\n  \`\`\``],
  ])('is parsed if it is written %s', (_how, markdown) => {
    const { body, problems } = render(markdown)
    expect(problems).toEqual([])
    expect(body.parts.some((part) => typeof part === 'object' && 'block' in part)).toBe(true)
  })

  test('defined by the publication without fields may be empty', () => {
    const code = { ...noCode, blocks: new Map([['ornament', z.strictObject({}) as unknown as FieldsSchema<OwnFields>]]) }
    const { body, problems } = renderBody(createSourceText('en.md', fenced('ornament')), 0, code)
    expect(problems).toEqual([])
    expect(body.parts).toMatchObject(['<p>Words.</p>\n', { block: { kind: 'own', name: 'ornament', fields: {} } }])
  })

  test('with an unknown name stays code', () => {
    expect(render(fenced('yaml', 'time: 2 days')).body.parts).toEqual([
      '<p>Words.</p>\n<pre tabindex="0"><code class="language-yaml">time: 2 days\n</code></pre>',
    ])
  })
})

test.each([
  ['a mistyped name', fenced('pallete', 'a: 1'), '3:1 There is no block "pallete", so readers see it as code. Did you mean `palette`?'],
  [
    'words behind the name',
    fenced('care a b'),
    '3:1 "a b" follows the name of the block. Write `care` alone, and everything else in fields below it.',
  ],
  [
    'no fields',
    fenced('dimensions'),
    '3:1 The block "dimensions" has no fields. Write one on each line, with its value: `caption:`, `view:`, `bodies:`, `sizes:`.',
  ],
  [
    'a list for fields',
    fenced('palette', '- a'),
    '3:1 The block "palette" has no fields. Write one on each line, with its value: `caption:`, `colours:`.',
  ],
  [
    'no end',
    '```project\ntime: 2 days',
    '1:1 The block "project" is never closed. Close it with a line of ```, like the one that opens it.',
  ],
  [
    'a quotation around it',
    '> ```care\n> a: 1\n> ```',
    '1:3 The block "care" is inside another element. Move it out of the list, quotation or note.',
  ],
  ['an unknown field', fenced('project', ...project, 'titel: A'), '8:1 `titel` is not a field. Did you mean `title`?'],
  ['a field that is missing', fenced('project', ...project.slice(1)), /^4:1 `time` is missing\. Add `time:` with a number/],
  ['an unknown word', fenced('project', ...project.with(1, 'cost: hihg')), '5:7 `cost` is "hihg". Did you mean `high`?'],
  [
    'a mistyped unit',
    fenced('project', ...project.with(0, 'time: 2-3 dyas')),
    '4:7 `time` "2-3 dyas" is not a duration. Did you mean `2 to 3 days`?',
  ],
  ['a time of nothing', fenced('project', ...project.with(0, 'time: 0 days')), /^4:7 `time` "0 days" is not a duration\. Write a number/],
  [
    'a time of too many digits',
    fenced('project', ...project.with(0, 'time: 12345 days')),
    /^4:7 `time` "12345 days" is not a duration\. Write/,
  ],
  [
    'a word that the field has not',
    fenced('joint', 'joint: edge', 'sizes:', '  - { name: A, of: circumference, cm: 2 }', '  - { name: B, of: thickness, cm: 1 }'),
    /^6:20 `of` is "circumference"\. Write `width`, `thickness`, /,
  ],
  [
    'a tool that its own number cuts off',
    fenced('project', ...project.with(3, 'tools:'), '  - Saw #4'),
    /^8:9 A comment begins here, so the value is only "Saw"\./,
  ],
  ['a chart without its rows', fenced('chart', 'chart: bars'), '4:1 The block lacks `rows` for `chart: bars`. Add `rows:`.'],
  [
    'a colour that YAML takes for a number',
    fenced('palette', 'colours:', '  - { name: A, hex: 112233 }'),
    "5:21 `hex` is the number 112233. Write six hex digits in quotes, because `#` otherwise begins a comment: `'#e8e0d4'`.",
  ],
  ['a time without a number', fenced('project', ...project.with(0, 'time: long')), /^4:7 `time` "long" is not a duration\. Write a number/],
  [
    'a time that runs backwards',
    fenced('project', ...project.with(0, 'time: 3 to 2 days')),
    '4:7 `time` "3 to 2 days" ends before it begins. Write the smaller number first.',
  ],
  [
    'an empty list',
    fenced('project', ...project.with(3, 'tools: []')),
    '7:8 `tools` is an empty list. Write a list of tools: `- A hand saw`.',
  ],
  [
    'a short colour',
    fenced('palette', 'colours:', "  - { name: A, hex: '#abc' }"),
    '5:21 `hex` "#abc" is not a colour. Write `\'#aabbcc\'`.',
  ],
  [
    'a colour without quotes',
    fenced('palette', 'colours:', '  - name: A', '    hex: #aabbcc'),
    /^6:5 `hex` has no value\. Write six hex digits in quotes/,
  ],
  [
    'a length in both units',
    fenced('dimensions', 'sizes:', '  - { name: A, cm: 2, in: 1 }'),
    '5:23 `in` is given as well as `cm`. Keep one of the two; the other is computed.',
  ],
  [
    'a length in no unit',
    fenced('dimensions', 'sizes:', '  - { name: A }'),
    '5:5 This entry of `sizes` has no length. Write `cm:` or `in:` and a number; the other is computed.',
  ],
  [
    'a length that is none',
    fenced('dimensions', 'sizes:', '  - { name: A, cm: 0 }'),
    '5:20 `cm` is the number 0. Write a number of centimetres: `45`.',
  ],
  [
    'an amount that is missing',
    fenced('shopping-list', 'items:', '  - { item: A }'),
    '5:5 `amount` is missing. Add `amount:` with how much: `2`, or `2 litres`.',
  ],
  ['broken YAML', fenced('care', 'materials: [a'), /^\d+:\d+ A closing quote, bracket or brace/],
])('%s is reported at its position, with a fix', (_mistake, markdown, sentence) => {
  const [first = ''] = told(markdown)
  if (typeof sentence === 'string') expect(first).toBe(sentence)
  else expect(first).toMatch(sentence)
  expect(told(markdown)).toHaveLength(1)
})
