import { expect, test } from 'vitest'
import { type LedgerText, anyEntryOf, textKey } from './Ledger.ts'

const textAt = (file: string): LedgerText => ({ file, slug: 'a', text: '', version: '', imported: '', pictures: {} })

test.each(['oak (2)', 'oak tables'])('the entry of "oak" is not that of %j', (other) => {
  const texts = [[textKey('hugo', { key: other }, 'en'), textAt('articles/other/en.md')]] as const
  expect(anyEntryOf(texts, 'hugo', { key: 'oak' })).toBeUndefined()
  const own = [textKey('hugo', { key: 'oak' }, 'tr'), textAt('articles/oak/tr.md')] as const
  expect(anyEntryOf([...texts, own], 'hugo', { key: 'oak' })).toBe(own[1])
})
