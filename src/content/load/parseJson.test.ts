import { expect, test } from 'vitest'
import { parseJson } from './parseJson.ts'
import { createSourceText } from './sourceText.ts'

test.each([
  ['{"a":1,}', 1, 8],
  ['{\n  "a": x\n}', 2, 8],
  ['{"a":', 1, 6],
  ['{\r\n  "😀": "b",\r\n  c: 1\r\n}', 3, 3],
  ['{"a":,}', 1, 6],
  ['', 1, 1],
])('%j is not JSON, from %i:%i on', (text, line, column) => {
  const { data, problems } = parseJson(createSourceText('ads.json', text))
  expect(data).toBeUndefined()
  expect(problems).toMatchObject([{ rule: 'json-syntax', line, column }])
})

test('the parts of a JSON file have places', () => {
  const source = createSourceText('ads.json', '{\n  "a": { "😀": ["x"] }\n}')
  const { data } = parseJson(source)
  expect(data?.value).toEqual({ a: { '😀': ['x'] } })
  expect(source.position(data?.locate(['a', '😀', 0]) ?? -1)).toEqual({ line: 2, column: 16 })
})
