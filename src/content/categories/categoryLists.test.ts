import { expect, test } from 'vitest'
import { categoryKeys, describeCategories, subcategoryKeys, topicKeys } from './categoryLists.ts'
import { resolveCategories } from '../load/loadCategories.ts'

const named = (slug: string) => ({ slug, title: slug, description: slug })
const tree = resolveCategories(
  {
    chairs: {
      ...named('chairs'),
      children: {
        stools: { ...named('stools'), children: { bar: named('bar'), milking: named('milking') } },
        other: { ...named('other-chairs'), children: { bar: named('bar') } },
      },
    },
    lamps: { ...named('lamps'), children: { ceiling: named('ceiling'), other: { ...named('other-lamps'), children: null } } },
    rugs: named('rugs'),
  },
  ['en', 'tr'],
)

test('the lists of keys follow the order of the tree, each key once', () => {
  expect(categoryKeys(tree)).toEqual(['chairs', 'lamps', 'rugs'])
  expect(subcategoryKeys(tree)).toEqual(['stools', 'other', 'ceiling'])
  expect(topicKeys(tree)).toEqual(['bar', 'milking'])
})

test('the description maps a category to its subcategories, with their topics if there are any', () => {
  expect(describeCategories(tree)).toEqual({
    chairs: { stools: ['bar', 'milking'], other: ['bar'] },
    lamps: ['ceiling', 'other'],
    rugs: [],
    other: true,
  })
})

test('a single text applies to every language; a text per language falls back to the default language', () => {
  const [sofa] = resolveCategories({ sofas: { slug: 'sofas', title: { en: 'Sofas' }, description: { en: 'Soft', tr: 'Yumuşak' } } }, [
    'en',
    'tr',
  ])
  expect(sofa?.title).toEqual({ en: 'Sofas', tr: 'Sofas' })
  expect(sofa?.description).toEqual({ en: 'Soft', tr: 'Yumuşak' })
  expect(tree[0]?.title).toEqual({ en: 'chairs', tr: 'chairs' })
})
