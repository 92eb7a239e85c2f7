import { expect, test } from 'vitest'
import { TitleSearch } from '../../search/TitleSearch.ts'
import type { Stem } from '../../search/near/NearTexts.ts'
import { stem as ar } from './ar.ts'
import { stem as de } from './de.ts'
import { stem as en } from './en.ts'
import { stem as ja } from './ja.ts'
import { stem as ko } from './ko.ts'
import { stem as ru } from './ru.ts'
import { stem as tr } from './tr.ts'

const cases: readonly (readonly [Stem, title: string, query: string])[] = [
  [en, 'Choosing a Modular Sofa', 'sofas'],
  [en, 'A Table from an Old Door', 'tables'],
  [en, 'Fixing a Wobbly Chair', 'wobbling chairs'],
  [ru, 'Как починить шатающийся стул', 'стульями'],
  [ru, 'Моль в коврах', 'ковры'],
  [tr, 'Tabloyu doğru asmak', 'tablolar'],
  [tr, 'IŞIKLI bir oda', 'odalar'],
  [tr, 'Perde boyu', 'perdelik'],
  [de, 'Ein Regal aus alten Brettern', 'Regale'],
  [de, 'Die Küche neu streichen', 'Küchen'],
  [ar, 'ترميم كرسي قديم', 'الكرسي'],
  [ar, 'طاولة من باب قديم', 'الطاولات'],
  [ar, 'مصباح فوق الطاولة', 'المصباح طاوله'],
  [ja, '古い椅子を塗り直す', '椅子の塗り直し'],
  [ja, 'ソファの選び方', 'ソファーの選び方'],
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
