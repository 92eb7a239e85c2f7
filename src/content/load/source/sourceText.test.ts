import { expect, test } from 'vitest'
import { createSourceText } from './sourceText.ts'

test.each([
  ['LF', 'ab\ncd\n\nX', 4, 1],
  ['CRLF', 'ab\r\ncd\r\n\r\nX', 4, 1],
  ['CR alone', 'ab\rcd\r\rX', 4, 1],
  ['a byte order mark', '\uFEFFabX', 1, 3],
  ['a byte order mark before CRLF', '\uFEFFab\r\ncX', 2, 2],
  ['Cyrillic', 'Привет, X', 1, 9],
  ['emoji, one character each', '😀😀 X', 1, 4],
  ['emoji on an earlier line', '😀😀\nab X', 2, 4],
  ['letters made of parts', 'e\u0301X', 1, 3],
  ['tabs, one character each', '\t\tX', 1, 3],
  ['the very first character', 'X', 1, 1],
])('line and column are correct with %s', (...[, content, line, column]) => {
  const source = createSourceText('a.md', content)
  expect(source.position(source.text.indexOf('X'))).toEqual({ line, column })
})

test('the position after the last line break is on the next line', () => {
  expect(createSourceText('a.md', 'ab\n').position(3)).toEqual({ line: 2, column: 1 })
})

test('an offset after the end gives the position of the end', () => {
  expect(createSourceText('a.md', 'ab').position(99)).toEqual({ line: 1, column: 3 })
})
