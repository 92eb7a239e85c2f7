import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createSourceText } from '../load/source/sourceText.ts'
import { renderBody } from '../markdown/renderBody.ts'
import { blockNames } from './engineBlocks.ts'

const render = (markdown: string) => renderBody(createSourceText('en.md', markdown), 0)
const fenced = (name: string, ...lines: readonly string[]) => ['Words.', '', `\`\`\`${name}`, ...lines, '```', ''].join('\n')
const told = (markdown: string) => render(markdown).problems.map(({ line, column, message, fix }) => `${line}:${column} ${message} ${fix}`)

const guide = readFileSync(join(import.meta.dirname, '../../../docs/authoring.md'), 'utf8')
const examples = [...guide.matchAll(/^````markdown\n([\s\S]*?)^````$/gm)].map(([, example = '']) => example)

describe('the guide to blocks', () => {
  test.each(blockNames)('has an example of "%s"', (name) => {
    expect(examples.some((example) => example.includes(`\`\`\`${name}\n`))).toBe(true)
  })

  test.each(examples)('has only valid examples: %s', (example) => {
    expect(told(example)).toEqual([])
  })
})

test('a chart keeps the space between its figures and their unit', () => {
  const chart = ['chart: ranges', 'unit: " kg "', 'rows:', '  - { name: Shelf, from: 7, to: 9.5 }']
  const [, block] = render(fenced('chart', ...chart)).body.parts
  expect(block).toMatchObject({ block: { unit: ' kg' } })
})

const sizes = ['sizes:', '  - { name: A, cm: 50 }']
const plan = ['room: { width: 400, depth: 300 }']
const chair = ['parts:', '  - { name: Seat, shape: board, at: [0, 0], size: [40, 3] }', 'steps:']

test.each([
  [
    'a length that is not as long as it is drawn',
    fenced(
      'dimensions',
      'bodies:',
      '  - { shape: board, at: [0, 0], size: [60, 3] }',
      'sizes:',
      '  - { name: A, cm: 50, from: [0, 0], to: [60, 0] }',
    ),
    '7:20 `cm` is 50 cm, but it is 60 cm from `[0, 0]` to `[60, 0]`. Correct the length or its ends: the drawing is to scale.',
  ],
  [
    'one end of a length',
    fenced('dimensions', 'bodies:', '  - { shape: board, at: [0, 0], size: [60, 3] }', 'sizes:', '  - { name: A, cm: 60, from: [0, 0] }'),
    '7:30 `from` is one end of a length. Add `to:` with the other end.',
  ],
  [
    'one way alone',
    fenced('dimensions', 'sizes:', '  - { name: A, cm: 50, along: height }'),
    '5:31 `along` is the only direction given, and a drawing needs two. Add `along:` with another direction to another length, or remove it.',
  ],
  [
    'a view of nothing',
    fenced('dimensions', 'view: plan', ...sizes),
    '4:1 `view` is for drawings with bodies, and this one has none. Add `bodies:`, or remove it.',
  ],
  [
    'an unknown body',
    fenced('dimensions', 'bodies:', '  - { shape: bord, at: [0, 0], size: [1, 1] }', ...sizes),
    '5:14 `shape` is "bord". Did you mean `board`?',
  ],
  [
    'a board without a size',
    fenced('dimensions', 'bodies:', '  - { shape: board, at: [0, 0] }', ...sizes),
    '5:5 This entry of `bodies` has no size. Add `size:` in centimetres, across and up: `[100, 2.5]`.',
  ],
  [
    'an arc with a size',
    fenced('dimensions', 'bodies:', '  - { shape: arc, at: [0, 0], radius: 3, size: [1, 1] }', ...sizes),
    '5:42 `size` is not a field of an arc. Write `radius:` instead.',
  ],
  [
    'a door that hits a sofa',
    fenced(
      'plan',
      ...plan,
      'doors:',
      '  - { wall: bottom, at: 20, width: 80 }',
      'furniture:',
      '  - { name: Sofa, at: [0, 40], size: [200, 90] }',
    ),
    '6:5 This entry of `doors` is a door that hits "Sofa". Move one of the two, hang the door at its `end`, or make it open `out`.',
  ],
  [
    'a thing outside the walls',
    fenced('plan', ...plan, 'furniture:', '  - { name: Bed, at: [300, 0], size: [160, 200] }'),
    '6:22 `at` puts "Bed" outside the walls. Write from `[0, 0]` to `[240, 100]`.',
  ],
  [
    'a wall that there is not',
    fenced('plan', ...plan, 'doors:', '  - { wall: north, at: 1, width: 80 }'),
    /^6:13 `wall` is "north"\. Write `top`/,
  ],
  [
    'a joint without a size that it needs',
    fenced('joint', 'joint: half-lap', 'sizes:', '  - { name: A, of: width, cm: 6 }', '  - { name: B, of: depth, cm: 1 }'),
    '6:3 `sizes` lacks sizes that `half-lap` needs. Add `of: thickness`.',
  ],
  [
    'a size that the joint has not',
    fenced(
      'joint',
      'joint: edge',
      'sizes:',
      '  - { name: A, of: width, cm: 6 }',
      '  - { name: B, of: thickness, cm: 1 }',
      '  - { name: C, of: tail, cm: 1 }',
    ),
    '8:20 `of` "tail" is not a size of the joint `edge`. Write one of `width`, `thickness`, `spline`, `groove`.',
  ],
  [
    'a notch deeper than its board',
    fenced(
      'joint',
      'joint: half-lap',
      'sizes:',
      '  - { name: A, of: width, cm: 6 }',
      '  - { name: B, of: thickness, cm: 2 }',
      '  - { name: C, of: depth, cm: 2 }',
    ),
    '8:5 This entry of `sizes` is 2 cm, which is not less than the `thickness` of 2 cm. Check that it is in centimetres.',
  ],
  [
    'steps without a list',
    fenced('steps', ...chair, '  - { adds: [Seat] }'),
    '3:1 The block "steps" is not below a numbered list. Put it directly below the list whose items it draws.',
  ],
  [
    'more steps than items',
    `1. One.\n\n${fenced('steps', ...chair, '  - { adds: [Seat] }', '  - { adds: [Seat] }').replace('Words.\n\n', '')}`,
    '8:5 This step draws item 2, but the list above has items 1 to 1. Name an item of the list with `item:`, or remove the step.',
  ],
  [
    'a step with an unknown part',
    `1. One.\n\n${fenced('steps', ...chair, '  - { adds: [Leg] }').replace('Words.\n\n', '')}`,
    '7:14 This entry of `adds` "Leg" is not one of the parts. Write one of `Seat`.',
  ],
  [
    'a board larger than its sheet',
    fenced('cutting-list', 'sheet: { length: 100, width: 50 }', 'kerf: 0.3', 'boards:', '  - { name: Side, length: 120, width: 20 }'),
    '7:5 This entry of `boards` "Side" does not fit on a sheet. A sheet here is 100 by 50 cm.',
  ],
  [
    'a board whose grain keeps it from its sheet',
    fenced(
      'cutting-list',
      'sheet: { length: 100, width: 50 }',
      'kerf: 0.3',
      'boards:',
      '  - { name: Side, length: 40, width: 90, grain: along }',
    ),
    '7:5 This entry of `boards` "Side" does not fit on a sheet. Write `grain: any`, or a longer sheet.',
  ],
  [
    'more pieces than can be laid out',
    fenced(
      'cutting-list',
      'sheet: { length: 100, width: 50 }',
      'kerf: 0.3',
      'boards:',
      '  - { name: A, length: 1, width: 1, count: 150 }',
      '  - { name: B, length: 1, width: 1, count: 51 }',
    ),
    '7:3 `boards` has 201 pieces; a list may have at most 200. Split it into two lists.',
  ],
  [
    'a bar without a value',
    fenced('chart', 'chart: bars', 'rows:', '  - { name: A }'),
    '6:5 This entry of `rows` is not a bar. A bar has `name` and `value`.',
  ],
  ['bars without rows', fenced('chart', 'chart: bars'), /`rows`.*Add `rows:`/],
  [
    'a line that ends early',
    fenced('chart', 'chart: lines', 'steps: [May, June]', 'lines:', '  - { name: A, values: [1] }'),
    '7:24 `values` has 1 values for 2 steps. Write one for each step.',
  ],
  [
    'shares of an area that are not the whole',
    fenced('palette', 'colours:', "  - { name: A, hex: '#cbb88d', percent: 60 }", "  - { name: B, hex: '#4f2f1f', percent: 30 }"),
    '5:3 `colours` adds up to 90 per cent. Make the percentages add up to 100.',
  ],
  [
    'a share for one colour alone',
    fenced('palette', 'colours:', "  - { name: A, hex: '#cbb88d', percent: 60 }", "  - { name: B, hex: '#4f2f1f' }"),
    '5:3 `colours` has `percent` for some colours only. Write it for all of them, or for none.',
  ],
  [
    'a calculator that there is not',
    fenced('calculator', 'calculator: shelf-spam'),
    '4:13 `calculator` is "shelf-spam". Did you mean `shelf-span`?',
  ],
])('%s is reported at its position, with a fix', (_mistake, markdown, sentence) => {
  const [first = ''] = told(markdown)
  if (typeof sentence === 'string') expect(first).toBe(sentence)
  else expect(first).toMatch(sentence)
  expect(told(markdown)).toHaveLength(1)
})
