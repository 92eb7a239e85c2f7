import { expect, test } from 'vitest'
import { classify, createClassifier, defaultEntity, type ClassificationEntity } from './classify.ts'

const child = (key: string, ...topics: readonly string[]) => ({ key, topics: topics.map((topic) => ({ key: topic })) })
const tree = {
  categories: [
    { key: 'chairs', children: [child('stools', 'bar', 'milking'), child('benches'), child('other', 'bar')] },
    { key: 'lamps', children: [child('ceiling')] },
    { key: 'rugs', children: [] },
  ],
  defaultCategory: 'chairs',
}

const entity = (category: string, ...subcategories: readonly string[]): ClassificationEntity => ({
  category,
  ...(subcategories.length > 0 && { subcategories: subcategories.map((subcategory) => ({ subcategory })) }),
})

test.each<[name: string, entities: readonly ClassificationEntity[] | undefined, filings: readonly string[]]>([
  ['a known subcategory is kept', [entity('chairs', 'stools')], ['chairs/stools']],
  ['an unknown category is left out', [entity('tables', 'stools'), entity('lamps', 'ceiling')], ['lamps/ceiling']],
  ['an article of unknown categories alone is outside the index', [entity('tables'), entity('beds', 'other')], []],
  ['an unknown subcategory is filed under other', [entity('chairs', 'thrones')], ['chairs/other']],
  ['without a child other it stays under the category only', [entity('lamps', 'floor')], ['lamps']],
  ['a category without children keeps the article to itself', [entity('rugs', 'kilims')], ['rugs']],
  ['a category alone is enough', [entity('chairs')], ['chairs']],
  ['an empty list of subcategories is a category alone', [{ category: 'chairs', subcategories: [] }], ['chairs']],
  ['no entities mean the default entity', undefined, ['chairs/other']],
  ['an empty list of entities means the default entity', [], ['chairs/other']],
  [
    'several entities keep their order',
    [entity('lamps', 'ceiling'), entity('chairs', 'benches', 'stools')],
    ['lamps/ceiling', 'chairs/benches', 'chairs/stools'],
  ],
  ['two unknown subcategories meet in other', [entity('chairs', 'thrones', 'pews')], ['chairs/other']],
  ['the same place twice is one place', [entity('chairs', 'stools'), entity('chairs', 'stools')], ['chairs/stools']],
  ['a subcategory makes the category alone superfluous', [entity('chairs'), entity('chairs', 'stools')], ['chairs/stools']],
])('%s', (_name, entities, filings) => {
  const places = classify(entities, tree).filings.map(({ category, subcategory }) => [category, subcategory].filter(Boolean).join('/'))
  expect(places).toEqual(filings)
})

test('known topics of a subcategory are kept, and those of repeated filings are merged', () => {
  const entities = [
    { category: 'chairs', subcategories: [{ subcategory: 'stools', subsubcategories: ['milking', 'pub'] }] },
    { category: 'chairs', subcategories: [{ subcategory: 'stools', subsubcategories: ['bar', 'milking'] }] },
  ]
  const { filings, mends } = classify(entities, tree)
  expect(filings).toEqual([{ category: 'chairs', subcategory: 'stools', topics: ['milking', 'bar'] }])
  expect(mends).toEqual([
    {
      kind: 'unknown-topic',
      category: 'chairs',
      subcategory: 'stools',
      topic: 'pub',
      path: [0, 'subcategories', 0, 'subsubcategories', 1],
    },
  ])
})

test('corrections are returned with the path to the wrong key', () => {
  const { mends } = classify([entity('tables'), entity('chairs', 'stools', 'thrones'), entity('lamps', 'floor')], tree)
  expect(mends).toEqual([
    { kind: 'unknown-category', category: 'tables', path: [0, 'category'] },
    {
      kind: 'refiled-subcategory',
      category: 'chairs',
      subcategory: 'thrones',
      to: 'other',
      path: [1, 'subcategories', 1, 'subcategory'],
    },
    { kind: 'refiled-subcategory', category: 'lamps', subcategory: 'floor', path: [2, 'subcategories', 0, 'subcategory'] },
  ])
})

test('the default entity never gives a correction', () => {
  expect(classify(undefined, { ...tree, defaultCategory: 'lamps' })).toEqual({
    filings: [{ category: 'lamps', topics: [] }],
    mends: [],
  })
  expect(defaultEntity('lamps')).toEqual({ category: 'lamps', subcategories: [{ subcategory: 'other' }] })
})

test('a thousand articles are classified with a single read of the category tree', () => {
  let read = 0
  const categories = Array.from({ length: 1000 }, (_, index) => ({
    get key() {
      read += 1
      return `c${index}`
    },
    children: [],
  }))
  const classifyAll = createClassifier({ categories, defaultCategory: 'c0' })
  for (let index = 0; index < 1000; index++) expect(classifyAll([entity(`c${index}`)]).filings).toHaveLength(1)
  expect(read).toBe(1000)
})

test('two thousand mentions of one subcategory become one filing with all topics', () => {
  const topics = Array.from({ length: 2000 }, (_, index) => `t${index}`)
  const categories = [{ key: 'chairs', children: [child('stools', ...topics)] }]
  const entities = topics.map((topic) => ({ category: 'chairs', subcategories: [{ subcategory: 'stools', subsubcategories: [topic] }] }))
  expect(classify(entities, { categories, defaultCategory: 'chairs' }).filings).toEqual([
    { category: 'chairs', subcategory: 'stools', topics },
  ])
})
