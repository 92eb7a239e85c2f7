import { expect, it } from 'vitest'
import { article, loadFiles } from '../../content/testing/loadFiles.ts'
import { createPicturePlanner } from '../images/planPictures.ts'
import { indexSite } from './indexSite.ts'
import { planPages } from './planPages.ts'

const categories = `
furniture:
  slug: furniture
  title: Furniture
  description: All of it.
  children:
    chairs: { slug: chairs, title: Chairs, description: To sit on., children: { oak: { slug: oak, title: Oak, description: Of oak., children: null } } }
    tables: { slug: tables, title: Tables, description: To sit at., children: null }
    other: { slug: other, title: Other, description: The rest., children: null }
`

interface Story {
  readonly day?: number
  readonly author?: string
  readonly place?: string
  readonly isBest?: boolean
}

/** Returns what a page of such a publication lists: the articles by their letters. */
async function listings(stories: Readonly<Record<string, Story>>): Promise<(path: string) => string> {
  const texts = Object.entries(stories).map(([letter, { day = 5, author = 'Ann', place = 'chairs', isBest = false }]) => {
    const entities = `[{ category: furniture, subcategories: [{ subcategory: ${place}, subsubcategories: [oak] }] }]`
    const made = '{ by: model, readings: [{ by: Kim, kind: person, date: 2026-01-31, answers: [1, 1, 1, 1, 1] }] }'
    const fields = { title: letter, slug: letter, author, entities, date: `2026-01-0${day}`, ...(isBest && { made }) }
    return [`articles/${letter}/en.md`, article(fields)]
  })
  const authors = ['Ann', 'Bob'].map((name) => [
    `authors/${name.toLowerCase()}/en.md`,
    `---\nname: ${name}\nmeta_title: M\nmeta_description: M.\n---\nA text.\n`,
  ])
  const { publication } = await loadFiles({
    'articles/a-plain-chair': null,
    'categories.yaml': categories,
    ...Object.fromEntries([...texts, ...authors]),
  })
  if (!publication) throw new Error('The publication has mistakes')
  const plans = planPages(indexSite(publication, 'en'), createPicturePlanner())
  return (path) => {
    const props = plans.find((plan) => plan.path === path)?.props({ blocks: '' })
    return props && 'cards' in props ? props.cards.map(({ title }) => title).join('') : 'no listing'
  }
}

it('a later day comes first, whatever its articles are', async () => {
  const listed = await listings({ a: { day: 4, isBest: true }, b: { day: 5 }, c: { day: 6, author: 'Bob' }, d: { day: 6 } })
  expect(listed('/furniture/chairs')).toBe('cdba')
})

it('authors alternate in a subcategory and a topic, with the best rated of each first', async () => {
  const listed = await listings({ a: {}, b: {}, c: { isBest: true }, d: { author: 'Bob' }, e: { author: 'Bob', isBest: true }, f: {} })
  expect(listed('/furniture/chairs')).toBe('ceadbf')
  expect(listed('/furniture/chairs/topic/oak')).toBe('ceadbf')
})

it('subcategories alternate in a category and on an author’s page', async () => {
  const listed = await listings({ a: {}, b: {}, c: { place: 'tables' }, d: { place: 'tables' }, e: {}, f: { author: 'Bob' }, g: {} })
  expect(listed('/furniture')).toBe('acbdefg')
  expect(listed('/authors/ann')).toBe('acbdeg')
})

it('a listing is ordered before it is divided into pages', async () => {
  const bobs = Object.fromEntries('pqrst'.split('').map((letter) => [letter, { author: 'Bob' }]))
  const anns = Object.fromEntries('abcdefghijklm'.split('').map((letter) => [letter, {}]))
  const listed = await listings({ ...anns, ...bobs })
  expect(listed('/furniture/chairs')).toBe('apbqcrdsetfghijk')
  expect(listed('/furniture/chairs/page/2')).toBe('lm')
})
