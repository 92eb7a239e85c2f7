import { describe, expect, test } from 'vitest'
import type { TitleIndex } from '../TitleIndex.ts'
import { TitleSearch } from '../TitleSearch.ts'
import type { Stem } from './NearTexts.ts'

/** A stemmer for the words of these titles. */
const en: Stem = (word) => word.toLowerCase().replace(/(?:ing|ed|es|e|s)$/, '')

interface Publication {
  readonly titles: readonly string[]
  readonly synonyms?: TitleIndex['synonyms']
  readonly stem?: Stem
}

function searchOf({ titles, synonyms, stem }: Publication): TitleSearch {
  const topics = [{ title: 'Seating', path: '/decor/colour/topic/seating' }]
  const index: TitleIndex = {
    articles: titles.map((title, position) => [title, `/articles/${position}`]),
    groups: [
      {
        title: 'Decor',
        path: '/decor',
        articles: titles.map((_, position) => position),
        children: [{ title: 'Colour schemes', path: '/decor/colour', articles: [], topics }],
      },
    ],
    ...(synonyms && { synonyms }),
  }
  const search = stem ? new TitleSearch(index, stem) : new TitleSearch(index)
  search.prepare()
  return search
}

function near(search: TitleSearch, text: string): readonly string[] {
  const found = search.find(text, 100)
  if (!found?.near) return []
  const titles = found.groups.flatMap(({ articles }) =>
    articles.map(({ title, marks }) =>
      marks.toReversed().reduce((rest, [start, end]) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`, title),
    ),
  )
  return [...titles, ...found.places.map(({ path }) => path)]
}

const english: Publication = {
  titles: ['Choosing a Modular Sofa', 'Fixing a Wobbly Chair', 'A Table from an Old Door', 'Oak, or Ash?'],
  synonyms: [
    ['sofa', 'couch', 'chaise longue'],
    ['door', 'way in'],
  ],
  stem: en,
}

describe('near titles if no title matches the query', () => {
  test.each([
    ['another form', 'sofas', ['Choosing a Modular [Sofa]']],
    ['another form of every word', 'fixed chairs', ['[Fixing] a Wobbly [Chair]']],
    ['a slip', 'wobly', ['Fixing a [Wobbly] Chair']],
    ['a slip and a form', 'tabels', ['A [Table] from an Old Door']],
    ['a synonym', 'couch', ['Choosing a Modular [Sofa]']],
    ['a form of a synonym', 'modular couches', ['Choosing a [Modular] [Sofa]']],
    ['a synonym of two words', 'chaise longue', ['Choosing a Modular [Sofa]']],
    ['one word for two', 'modularsofa', ['Choosing a [Modular Sofa]']],
    ['the name of a topic', 'seatings', ['/decor/colour/topic/seating']],
    ['the name of a subcategory', 'color schemes', ['/decor/colour']],
    ['one word that is near to nothing', 'sofas lighthouse', []],
    ['a slip in a word of three letters', 'oek', []],
    ['a pattern', 'sofas+', []],
    ['nine words', 'sofas a b c d e f g h', []],
  ])('are found for %s', (_, text, titles) => {
    expect(near(searchOf(english), text)).toEqual(titles)
  })

  test.each([
    ['ss for ß', 'weiss', '[Weißbuche] ölen'],
    ['vowels with e for umlauts', 'buecherschraenke oel', '[Bücherschränke] und [Öl]'],
    ['ae for æ', 'traeer', '[Træer] i haven'],
    ['letters of half the width', 'ﾗﾝﾌﾟ', '[ランプ]の選び方'],
    ['letters of full width', 'ＬＥＤ電球', '[LED電球]の明るさ'],
    ['the digits of another keyboard', '2026', 'معرض [٢٠٢٦]'],
    ['a Hebrew hyphen', 'ל-60', 'מנורה [ל]־[60] וואט'],
    ['a typo in a Thai word', 'อาหาน', 'โต๊ะ[อาหาร]ไม้'],
    ['a tone mark left out', 'เกาอี้', 'หุ้ม[เก้าอี้]'],
  ])('are found for %s', (_, text, title) => {
    expect(near(searchOf({ titles: [title.replace(/[[\]]/g, '')] }), text)).toEqual([title])
  })

  test('are found for two synonyms in one query', () => {
    expect(near(searchOf({ ...english, titles: ['A Sofa by the Door'] }), 'couch way in')).toEqual(['A [Sofa] by the [Door]'])
  })

  test('rank inflected forms above words joined across a space', () => {
    const search = searchOf({ ...english, titles: ['How a Table Stands', 'A Table from an Old Door'] })
    expect(near(search, 'tables')).toEqual(['How a [Table] Stands', 'A [Table] from an Old Door'])
  })

  test('rank inflected forms and synonyms above typing errors', () => {
    const search = searchOf({ ...english, titles: ['Boots by the Door', 'Books on a Shelf'] })
    expect(near(search, 'booking')).toEqual(['[Books] on a Shelf'])
    expect(near(search, 'bopks')).toEqual(['[Books] on a Shelf'])
  })

  test('are found for typing errors and synonyms without a stemmer', () => {
    const { titles, synonyms } = english
    const search = searchOf({ titles, synonyms })
    expect(near(search, 'couch')).toEqual(['Choosing a Modular [Sofa]'])
    expect(near(search, 'wobly')).toEqual(['Fixing a [Wobbly] Chair'])
    expect(near(search, 'fixed')).toEqual([])
  })
})

test('near titles are not added if a title matches the query', () => {
  const found = searchOf({ ...english, titles: ['A Sofa', 'Two Sofas'] }).find('sofas', 100)
  expect(found).toMatchObject({ count: 1, near: false, places: [] })
})

test('near titles are prepared in slices, and a query that needs them is pending until then', () => {
  const titles = Array.from({ length: 500 }, (_, number) => `Story ${number} of an oak chair`)
  const articles = titles.map((title, position) => [title, `/articles/${position}`] as const)
  const search = new TitleSearch({
    articles,
    groups: [{ title: 'All', path: '/all', articles: [...articles.keys()], children: [] }],
  })
  let slices = 1
  while (!search.prepare(() => false)) {
    slices += 1
    expect(search.find('chiar', 30)).toMatchObject({ count: 0, near: false, pending: true })
    expect(search.find('chair', 30)).toMatchObject({ count: 500, pending: false })
  }
  expect(slices).toBeGreaterThan(5)
  expect(search.find('chiar', 30)).toMatchObject({ count: 500, near: true, pending: false })
})

test('a query among ten thousand titles stems only a few words', () => {
  let stemmed = 0
  const counting: Stem = (word) => {
    stemmed++
    return en(word)
  }
  const titles = Array.from(
    { length: 10_000 },
    (_, number) => `Story ${number} of the oak chair and ${'abcdefghij'.charAt(number % 10)}ther`,
  )
  const search = searchOf({ titles, stem: counting })
  search.find('chairss', 30)
  // The query and the words with the same beginning, not every word of every title.
  expect(stemmed).toBeLessThan(10)
})
