import { describe, expect, it } from 'vitest'
import { fileAnswer } from './fileArticle.ts'

const topics = [{ key: 'whites' }]
const tree = {
  defaultCategory: 'furniture',
  categories: [
    { key: 'furniture', children: [{ key: 'other', topics: [] }] },
    {
      key: 'decor',
      children: [
        { key: 'colours', topics },
        { key: 'other', topics: [] },
      ],
    },
  ],
}
const answer = { category: 'decor', subcategory: 'colours', subsubcategories: ['whites'], other: false }
const byDefault = { category: 'furniture', subcategories: [{ subcategory: 'other' }] }

describe('the classification of a draft', () => {
  it('accepts an answer that is in the category tree', () => {
    const entity = { category: 'decor', subcategories: [{ subcategory: 'colours', subsubcategories: ['whites'] }] }
    expect(fileAnswer(answer, tree)).toEqual({ entity, notes: [] })
  })

  it.each([
    ['an unknown category', { ...answer, category: '../garden' }],
    ['`other`', { ...answer, other: true }],
  ])('falls back to the default entity for %s', (_, given) => {
    const { entity, notes } = fileAnswer(given, tree)
    expect(entity).toEqual(byDefault)
    expect(notes).toHaveLength(1)
  })

  it('says that the model gave no answer, instead of quoting one', () => {
    expect(fileAnswer(undefined, tree)).toEqual({
      entity: byDefault,
      notes: [{ rule: 'category', message: 'The model gave no answer that can be used; the article gets the default entity.' }],
    })
  })

  it('falls back to the default category alone if that has no subcategory `other`', () => {
    const plain = { defaultCategory: 'guides', categories: [{ key: 'guides', children: [] }] }
    expect(fileAnswer({ ...answer, category: '../garden' }, plain).entity).toEqual({ category: 'guides' })
  })

  it('files an unknown subcategory under other', () => {
    const { entity, notes } = fileAnswer({ ...answer, subcategory: 'curtains' }, tree)
    expect(entity).toEqual({ category: 'decor', subcategories: [{ subcategory: 'other' }] })
    expect(notes[0]?.message).toContain('curtains')
  })

  it('drops topics that are not in the tree', () => {
    expect(fileAnswer({ ...answer, subsubcategories: ['whites', 'blacks'] }, tree).entity.subcategories?.[0]?.subsubcategories).toEqual([
      'whites',
    ])
  })
})
