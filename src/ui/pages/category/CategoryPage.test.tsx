import { describe, expect, test } from 'vitest'
import type { ArticleCard, CategoryProps, SubcategorySection } from '../../../shared/pages/pageProps.ts'
import { messages, renderInLayout } from '../../testing/renderInLayout.tsx'
import { SlotsContext } from '../../own/slot.tsx'
import { CategoryPage, sectionShape } from './CategoryPage.tsx'

describe('CategoryPage', () => {
  function cardsOf(count: number, name: string): ArticleCard[] {
    return Array.from({ length: count }, (_, index) => ({
      path: `/articles/${name}-${index}`,
      title: `${name} ${index}`,
      description: 'About it.',
      author: 'Ines Halloran',
      date: { iso: '2026-11-14', text: '14 November 2026' },
      minutes: 9,
      emblem: { index: 0 },
    }))
  }

  function section(name: string, count: number): SubcategorySection {
    return { title: name, description: 'What is here.', path: `/rooms/${name}`, count, cards: cardsOf(count, name) }
  }

  const propsOf = (part: Partial<CategoryProps>): CategoryProps => ({
    crumbs: [
      { text: 'Home', path: '/' },
      { text: 'Rooms', path: '/rooms' },
    ],
    title: 'Rooms',
    description: 'All of them.',
    emblem: { index: 1 },
    sections: [],
    cards: [],
    paging: { page: 1, pages: 1, pageSize: 16, total: 0, base: '/rooms' },
    ...part,
  })

  function render(part: Partial<CategoryProps>): string {
    return renderInLayout(<CategoryPage {...propsOf(part)} />)
  }

  describe('a category', () => {
    test.each([0, 1, 2, 3, 4, 5, 6])('with %i subcategories has a heading for each and links to those that have stories', (count) => {
      const sections = Array.from({ length: count }, (_, index) => section(`s${index}`, index % 5))
      const html = render({ sections })
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html.match(/<h2/g) ?? []).toHaveLength(count)
      for (const { path, count: stories } of sections) expect(html.includes(`href="${path}"`)).toBe(stories > 0)
    })

    test('shows story counts beside its links unless they are all equal', () => {
      const headOf = (...counts: number[]) => {
        const html = render({ sections: counts.map((count, index) => section(`s${index}`, count)) })
        return html.slice(0, html.indexOf('</header>'))
      }
      expect(headOf(3, 1)).toContain(`<small>${messages.stories(3)}</small>`)
      expect(headOf(3)).toContain(`<small>${messages.stories(3)}</small>`)
      expect(headOf(3, 3)).not.toContain('<small>')
    })

    test.each([0, 1, 2, 3, 4])('with sections of %i stories links to each story once', (count) => {
      const html = render({ sections: [section('lamps', count), section('rugs', count), section('chairs', count)] })
      expect(html.match(/href="\/articles\//g) ?? []).toHaveLength(count * 3)
      expect(html.match(/<h3/g) ?? []).toHaveLength(count * 3)
    })

    test.each([1, 2, 4])('with a section of %i stories shows no dates in it', (count) => {
      expect(render({ sections: [section('lamps', count)] })).not.toContain('<time')
    })

    test('uses the publication’s own Card component in sections of every shape', () => {
      const slots = {
        components: new Map([['Card' as const, () => <b>own</b>]]),
        sheetOf: () => undefined,
        entryAt: () => undefined,
        used: new Set<'Card'>(),
      }
      const sections = [1, 4, 4, 4, 4, 3, 3].map((count, index) => section(`s${index}`, count))
      const html = renderInLayout(
        <SlotsContext value={slots}>
          <CategoryPage {...propsOf({ sections })} />
        </SlotsContext>,
      )
      expect(html.match(/<b>own/g)).toHaveLength(23)
      expect(html).not.toContain('<h3')
    })

    test('with an empty section says that there is nothing yet', () => {
      expect(render({ sections: [section('lamps', 0)] })).toContain(messages.nothingYet)
    })

    test('without any content says once that there is nothing yet', () => {
      expect(render({}).split(messages.nothingYet)).toHaveLength(2)
    })

    test('with stories does not say that there is nothing yet', () => {
      expect(render({ sections: [section('lamps', 1)] })).not.toContain(messages.nothingYet)
      expect(render({ cards: cardsOf(1, 'all') })).not.toContain(messages.nothingYet)
    })

    test('lists everything under a separate heading, and its second page shows the page number', () => {
      const html = render({ cards: cardsOf(3, 'all'), paging: { page: 2, pages: 2, pageSize: 16, total: 19, base: '/rooms' } })
      expect(html).toContain('Everything in Rooms')
      expect(html).toContain('Page 2 of 2')
      expect(html).toContain('<a href="/rooms">Rooms</a>')
    })
  })
})

describe('sectionShape', () => {
  test('gives four sections of four stories four different shapes', () => {
    expect([0, 1, 2, 3, 4].map((index) => sectionShape(index, 4))).toEqual(['left', 'hang', 'right', 'even', 'left'])
  })

  test('alternates the side of sections with too few stories for a row', () => {
    expect([0, 1].map((index) => sectionShape(index, 3))).toEqual(['left', 'right'])
    expect([0, 1].map((index) => sectionShape(index, 2))).toEqual(['left', 'right'])
  })

  test('is `solo` for one story', () => {
    expect(sectionShape(1, 1)).toBe('solo')
  })
})
