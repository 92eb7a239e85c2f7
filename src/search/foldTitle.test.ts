import { expect, test } from 'vitest'
import { foldTitle } from './foldTitle.ts'

test.each([
  ['Oak TABLE', 'oak table'],
  ['Étagère', 'étagère'],
  ['Ёлка', 'ёлка'],
  ['의자', '의자'],
  // One letter would become two.
  ['İstanbul OAK', 'İstanbul oak'],
])('%s is found as %s, letter by letter', (text, folded) => {
  expect(foldTitle(text)).toBe(folded)
  expect(folded).toHaveLength(text.length)
})
