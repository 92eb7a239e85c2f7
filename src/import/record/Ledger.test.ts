import { expect, test } from 'vitest'
import { type LedgerText, anyEntryOf, textKey } from './Ledger.ts'

const textAt = (file: string): LedgerText => ({ file, slug: 'a', text: '', version: '', imported: '', pictures: {} })

test.each(['oak (2)', 'oak tables'])('the entry of "oak" is not that of %j', (other) => {
  const texts = [[textKey({ kind: 'hugo', key: other, language: 'en' }), textAt('articles/other/en.md')]] as const
  expect(anyEntryOf(texts, { kind: 'hugo', key: 'oak' })).toBeUndefined()
  const own = [textKey({ kind: 'hugo', key: 'oak', language: 'tr' }), textAt('articles/oak/tr.md')] as const
  expect(anyEntryOf([...texts, own], { kind: 'hugo', key: 'oak' })).toBe(own[1])
})
