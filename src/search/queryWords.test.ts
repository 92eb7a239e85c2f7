import { expect, test } from 'vitest'
import { queryWords } from './queryWords.ts'

test.each([
  ['', []],
  ['oa', []],
  ['  oa  ', []],
  ['oak', ['oak']],
  ['a b', ['a', 'b']],
  ['  oak   table ', ['oak', 'table']],
  ['oak table oak', ['oak', 'table']],
  ['소', []],
  ['ㅅ', []],
  ['소파', ['소파']],
  ['ㅅㅍ', ['ㅅㅍ']],
  ['стул', ['стул']],
  ['ст', []],
  ['caf\u0065\u0301', ['caf\u00e9']],
])('"%s" asks for %j', (text, words) => {
  expect(queryWords(text)).toEqual(words)
})
