import { expect, test } from 'vitest'
import { createSourceText } from '../load/source/sourceText.ts'
import { boundText } from './boundText.ts'
import { renderBody } from './renderBody.ts'

const bound = (text: string, start = 0) => boundText(createSourceText('a.md', text), start)
const places = (text: string, start = 0) => bound(text, start).problems.map(({ rule, line, column }) => `${line}:${column} ${rule}`)

test.each([
  ['a line of 50,000 characters', `a\n${'가'.repeat(50_000)}\nb`, []],
  ['a longer one', `a\r\n${'가'.repeat(50_001)}\r\nb`, ['2:1 text-limit']],
  ['a longer one at the end', `a\r${'a'.repeat(50_001)}`, ['2:1 text-limit']],
  ['two longer ones', `${'a'.repeat(50_001)}\n\n${'b'.repeat(60_000)}`, ['1:1 text-limit', '3:1 text-limit']],
  ['quotations in one another', `${'> '.repeat(100)}a`, []],
  ['too many quotations in one another', `a\n\n  ${'>'.repeat(40_000)}a\n`, ['3:103 nested-too-deep']],
  ['5,000 references', '&amp;\n'.repeat(5000), []],
  ['one more', '&amp;\n'.repeat(5001), ['5001:1 text-limit']],
  ['more by number', `${'&#65;&#x41; '.repeat(1000)}\n`.repeat(3), ['3:6001 text-limit']],
  ['more, with a blank line between', `${'&amp;\n'.repeat(5000)} \t\n${'&amp;\n'.repeat(5000)}`, []],
])('in a text with %s, only what exceeds the limits is reported', (_name, text, expected) => {
  expect(places(text)).toEqual(expected)
})

test('positions count from the start of the file, and the text around a refused line is parsed as usual', () => {
  const text = `---\n---\n## One\n\n${'**가** '.repeat(9000)}\n\n## Two\n\n<b>\n`
  const { body, problems } = renderBody(createSourceText('a.md', text), 8)
  expect(problems.map(({ rule, line, column }) => `${line}:${column} ${rule}`)).toEqual(['5:1 text-limit', '9:1 raw-html'])
  expect([...body.anchors]).toEqual(['one', 'two'])
})
