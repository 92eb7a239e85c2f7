import { expect, test } from 'vitest'
import { TitleSearch } from '../../search/TitleSearch.ts'
import type { Stem } from '../../search/near/NearTexts.ts'
import { stem as en } from './en/stemmer.ts'
import { stem as ko } from './ko/stemmer.ts'
import { stem as ru } from './ru/stemmer.ts'
import { stem as tr } from './tr/stemmer.ts'

const cases: readonly (readonly [Stem, title: string, query: string])[] = [
  [en, 'Choosing a Modular Sofa', 'sofas'],
  [en, 'A Table from an Old Door', 'tables'],
  [en, 'Fixing a Wobbly Chair', 'wobbling chairs'],
  [ru, 'Как починить шатающийся стул', 'стульями'],
  [ru, 'Моль в коврах', 'ковры'],
  [tr, 'Tabloyu doğru asmak', 'tablolar'],
  [tr, 'IŞIKLI bir oda', 'odalar'],
  [tr, 'Perde boyu', 'perdelik'],
  [ko, '바닥 난방과 가구', '가구가'],
  [ko, '모듈 소파 고르기', '쇼파'],
  [ko, '모듈 소파 고르기', '모듈소파'],
]

test.each(cases)('%#: the title “%s” is near to “%s”', (stem, title, query) => {
  const index = { articles: [[title, '/articles/one'] as const], groups: [{ title: 'All', path: '/all', articles: [0], children: [] }] }
  const search = new TitleSearch(index, stem)
  search.prepare()
  expect(search.find(query, 10)).toMatchObject({ count: 1, near: true })
})
