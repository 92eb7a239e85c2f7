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

  test('links to every subcategory', () => {
    for (const { children } of categories) {
      for (const child of children) expect(html).toContain(`<a href="${child.path}">${child.text}</a>`)
    }
  })

  test('has a "More" link for each category with subcategories, and for no other', () => {
    expect(html.match(/>More</g)).toHaveLength(2)
    expect(html).toMatch(/<a [^>]*href="\/kitchen"><span>More<\/span><span class="vh"> in Kitchen<\/span><\/a>/)
  })

  test('links to a category without subcategories by its name', () => {
    expect(html).toMatch(/<a [^>]*href="\/attic">(<svg.*<\/svg>)?Attic<\/a>/)
  })
})

test('a "More" link with custom text still names its category', () => {
  const words = { ...messages, more: 'On' }
  const html = renderToStaticMarkup(
    <MessagesContext value={words}>
      <MenuTree categories={categories} />
    </MessagesContext>,
  )
  expect(html).toContain('<span>On</span><span class="vh"> Kitchen</span>')
})

test('in a narrow window one category is expanded at a time', () => {
  expect(renderInLayout(<MenuTree categories={categories} />).match(/<details name="menu">/g)).toHaveLength(2)
})
