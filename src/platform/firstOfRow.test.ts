import { expect, test } from 'vitest'
import { firstOfRow } from './firstOfRow.ts'

test.each(['articles/oak/en.md', '', 'a "quoted" name', 'back\\slash', 'ends with \\', '] , [', 'é\u2028한'])(
  'the first string of a row is %j',
  (name) => {
    expect(firstOfRow(JSON.stringify([name]))).toBe(name)
    expect(firstOfRow(JSON.stringify([name, 'more "words"', { deep: ['"'] }]))).toBe(name)
  },
)
