import { expect, test } from 'vitest'
import { renderInLayout } from '../../testing/renderInLayout.tsx'
import { sampleSlices } from '../../testing/sampleSlices.ts'
import { Plan } from './Plan.tsx'

const categories = sampleSlices.header.categories.map((category, index) => ({ ...category, count: index }))

test('the plan shows every category with its count, its drawing and its subcategories', () => {
  const html = renderInLayout(<Plan categories={categories} />)
  expect(html).toContain('<nav aria-label="All categories">')
  expect(html.match(/data-notch=/g)).toHaveLength(3)
  expect(html).toContain('<h2><a href="/kitchen">Kitchen</a></h2>')
  expect(html).toContain('<a href="/kitchen/knives">Knives</a>')
  expect(html).toContain('1 story<')
  expect(html).toContain('<use href="/drawings.svg#kitchen">')
})

test('the plan leaves out the counts if they are all the same', () => {
  const even = categories.map((category) => ({ ...category, count: 24 }))
  expect(renderInLayout(<Plan categories={even} />)).not.toContain('24 stories')
})

test('the plan shows no count for an empty category', () => {
  expect(renderInLayout(<Plan categories={categories} />)).not.toContain('0 stories')
})

test('a category without a drawing gets a default drawing of four walls and a door', () => {
  const html = renderInLayout(<Plan categories={categories.slice(1, 2)} />)
  expect(html).not.toContain('<use')
  expect(html).toContain('transform="rotate(90 36 36)"')
})

test('the headings of the categories have the given level', () => {
  expect(renderInLayout(<Plan categories={categories} headingLevel={3} />)).toContain('<h3><a href="/attic">Attic</a></h3>')
})

test('the plan renders nothing for a publication without categories', () => {
  expect(renderInLayout(<Plan categories={[]} />)).toBe('')
})
