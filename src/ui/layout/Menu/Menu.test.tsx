import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { MessagesContext } from '../../messages/MessagesContext.ts'
import { messages, renderInLayout } from '../../testing/renderInLayout.tsx'
import { sampleSlices } from '../../testing/sampleSlices.ts'
import { MenuPlan, MenuTree } from './Menu.tsx'

const { categories } = sampleSlices.header

describe.each([
  ['plan of wide windows', MenuPlan],
  ['tree of narrow windows', MenuTree],
])('the menu, as the %s,', (_shape, Shape) => {
  const html = renderInLayout(<Shape categories={categories} />)

  test('leads to every subcategory', () => {
    for (const { children } of categories) {
      for (const child of children) expect(html).toContain(`<a href="${child.path}">${child.text}</a>`)
    }
  })

  test('has a "More" link to every category with subcategories, and to no other', () => {
    expect(html.match(/>More</g)).toHaveLength(2)
    expect(html).toMatch(/<a [^>]*href="\/kitchen"><span>More<\/span><span class="vh"> in Kitchen<\/span><\/a>/)
  })

  test('leads to a category without subcategories by its name', () => {
    expect(html).toMatch(/<a [^>]*href="\/attic">(<svg.*<\/svg>)?Attic<\/a>/)
  })
})

test('a "More" link whose words are the publication’s own still names its category', () => {
  const words = { ...messages, more: 'On' }
  const html = renderToStaticMarkup(
    <MessagesContext value={words}>
      <MenuTree categories={categories} />
    </MessagesContext>,
  )
  expect(html).toContain('<span>On</span><span class="vh"> Kitchen</span>')
})

test('in a narrow window one category unfolds at a time', () => {
  expect(renderInLayout(<MenuTree categories={categories} />).match(/<details name="menu">/g)).toHaveLength(2)
})
