import { expect, test } from 'vitest'
import { parseJson } from './parseJson.ts'
import { createSourceText } from '../source/sourceText.ts'

test.each([
  ['{"a":1,}', 1, 8, 'remove the comma'],
  ['{\n  "a": x\n}', 2, 8, 'in double quotes'],
  ['{"a":', 1, 6, 'Write a value here'],
  ['{\r\n  "😀": "b",\r\n  c: 1\r\n}', 3, 3, 'in double quotes'],
  ["{\n  'a': 1\n}", 2, 3, 'in double quotes'],
  ['{"a":,}', 1, 6, 'Write a value here'],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'Write a comma before this'],
  ['{"a" 1}', 1, 6, 'Write a colon'],
  ['{"a": [1}', 1, 9, 'Write a comma'],
  ['{"a": [1', 1, 9, 'Add the missing ]'],
  ['{"a": 1', 1, 8, 'Add the missing }'],
  ['{"a": "b\n}', 1, 7, 'on the same line'],
  ['{\n  "a": "b\tc"\n}', 2, 8, 'a tab in a text as \\t'],
  ['{"a": "C:\\d"}', 1, 7, 'each backslash'],
  ['{"a": "\\u12"}', 1, 7, 'four hexadecimal digits'],
  ['{"a": 1.}', 1, 7, 'Write the number'],
  ['{\n  // b\n  "a": 1\n}', 2, 3, 'Remove the comment'],
  ['{} {}', 1, 4, 'Remove what follows'],
  ['{"a": 1,\n "a": 2}', 2, 2, 'Keep one of the two'],
  ['', 1, 1, 'Write `[]` or `{}`'],
  [' \n', 1, 1, 'Write `[]` or `{}`'],
  ['['.repeat(200_000), 1, 1, 'fewer nested brackets'],
])('%.40j is invalid JSON at %i:%i', (text, line, column, fix) => {
  const { data, problems } = parseJson(createSourceText('ads.json', text))
  expect(data).toBeUndefined()
  expect(problems).toMatchObject([{ rule: 'json-syntax', line, column }])
  expect(problems[0]?.fix).toContain(fix)
})

test('every text that the built-in parser refuses gets a specific fix', () => {
  const whole = '{"a":[1.5e3,true,null,"x\\u00e9\\n"],"b":{"c":-0,"d":""}}'
  const broken = Array.from(whole).flatMap((_, at) =>
    ['', ',', '"', '\\', '}', '[', '\u0000', '\n', '\u00a0', '0', '+', '/'].map((mark) => whole.slice(0, at) + mark + whole.slice(at + 1)),
  )
  const refused = broken.filter((text) => parseJson(createSourceText('ads.json', text)).problems[0]?.rule === 'json-syntax')
  expect(refused.length).toBeGreaterThan(400)
  for (const text of refused) {
    const [problem] = parseJson(createSourceText('ads.json', text)).problems
    expect(problem?.fix, text).not.toContain('Look for')
  }
})

test('the values of a JSON file have positions', () => {
  const source = createSourceText('ads.json', '{\n  "a": { "😀": ["x"] }\n}')
  const { data } = parseJson(source)
  expect(data?.value).toEqual({ a: { '😀': ['x'] } })
  expect(source.position(data?.locate(['a', '😀', 0]) ?? -1)).toEqual({ line: 2, column: 16 })
})
