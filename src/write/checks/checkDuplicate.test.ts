import { expect, test } from 'vitest'
import { checkDuplicateTitle } from './checkDuplicate.ts'

const known = [{ title: 'How to Clean a Wool Rug' }, { title: 'Ahşap masa nasıl temizlenir' }]

test.each(['how to clean a wool rug?', 'A wool rug: how to clean', 'Nasıl temizlenir ahşap masa'])(
  'the title "%s" counts as a duplicate',
  (title) => {
    expect(checkDuplicateTitle(title, known)).toHaveLength(1)
  },
)

test.each(['How to mend a wool rug by hand', 'Wool in winter', 'Masa nasıl seçilir'])('the title "%s" counts as new', (title) => {
  expect(checkDuplicateTitle(title, known)).toEqual([])
})
