import { expect, test } from 'vitest'
import { foldTitle } from './foldTitle.ts'
import { looseMatcher } from './looseMatcher.ts'

function marked(word: string, title: string): string {
  const ranges = looseMatcher(word).ranges(foldTitle(title))
  return ranges.toReversed().reduce((rest, [start, end]) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`, title)
}

test.each([
  ['isik', 'IŞIK ve ışık', '[IŞIK] ve [ışık]'],
  ['kitaplik', 'Bir Kitaplık', 'Bir [Kitaplık]'],
  ['etagere', 'Une Étagère', 'Une [Étagère]'],
  // A mark that was typed is meant.
  ['ışik', 'isik', 'isik'],
  ['ㅅㅍ', '낡은 소파와 새 소파', '낡은 [소파]와 새 [소파]'],
  ['솦', '낡은 소파와', '낡은 [소파]와'],
  ['ikea책', 'IKEA책장', '[IKEA책]장'],
  ['(.*)', 'a (.*) b', 'a [(.*)] b'],
  ['a+?{}^$|\\', 'a+?{}^$|\\', '[a+?{}^$|\\]'],
])('%s in "%s"', (word, title, expected) => {
  expect(marked(word, title)).toBe(expected)
  expect(looseMatcher(word).test(foldTitle(title))).toBe(expected.includes('['))
})
