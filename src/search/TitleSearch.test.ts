import { describe, expect, test, vi } from 'vitest'
import type { TitleIndex } from './TitleIndex.ts'
import { TitleSearch, joinRanges, queryWords } from './TitleSearch.ts'
import type { Range } from './Matcher.ts'
import { patternCost } from './patternCost.ts'

vi.mock('./patternCost.ts', { spy: true })

describe('TitleSearch', () => {
  const titles = [
    'The Room that Kept its Light',
    'A light for the box room',
    'Oak, oak and more oak',
    'C++ for carpenters (and others)',
    'Стул для кухни',
    'A Stool outside the rooms',
    'What costs $5.00?',
  ]

  const index: TitleIndex = {
    articles: titles.map((title, position) => [title, `/articles/${position}`]),
    groups: [
      {
        title: 'Decor',
        path: '/decor',
        articles: [2],
        children: [
          { title: 'Colour', path: '/decor/colour', articles: [0, 1] },
          { title: 'Other', path: '/decor/other', articles: [3, 6] },
        ],
      },
      { title: 'Furniture', path: '/furniture', articles: [4], children: [{ title: 'Old', path: '/furniture/old', articles: [1] }] },
    ],
  }

  const search = new TitleSearch(index)
  search.prepare()
  const all = 100

  /** Returns the paths of the matches, in the order of the groups. */
  function found(text: string, limit = all): readonly string[] | undefined {
    return search
      .find(text, limit)
      ?.groups.flatMap((group) => [group, ...group.children].flatMap(({ articles }) => articles.map(({ path }) => path.slice(10))))
  }

  function marked(text: string): readonly string[] {
    const groups = search.find(text, all)?.groups ?? []
    const articles = groups.flatMap((group) => [group, ...group.children].flatMap((part) => part.articles))
    return articles.map(({ title, marks }) => {
      const parts = marks
        .toReversed()
        .reduce((rest, [start, end]) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`, title)
      return parts
    })
  }

  describe('find', () => {
    test.each([
      ['words in any order', 'room light', ['0', '1', '1']],
      ['the same words the other way round', 'light room', ['0', '1', '1']],
      ['capital letters', 'LIGHT', ['0', '1', '1']],
      ['part of a word', 'ight', ['0', '1', '1']],
      ['every word, not some', 'room oak', []],
      ['Cyrillic letters', 'СТУЛ', ['4']],
      ['a pattern', '^the.*light$', ['0']],
      ['a choice', 'oak|стул', ['2', '4']],
      ['a pattern and a word', 'r..m box', ['1', '1']],
      ['a class that is not the letter', '\\Dax|k,', ['2']],
      ['no valid pattern: c++', 'c++', ['3']],
      ['no valid pattern: (', '(and', ['3']],
      ['no valid pattern: **', '***', []],
      ['a dangerous pattern, literally', '(a+)+$', []],
      ['what stands outside the groups', 'stool', []],
      ['one more word than there is', 'light lighthouse', []],
    ])('searches for %s', (_, text, paths) => {
      expect(found(text)).toEqual(paths)
    })

    test.each(['', 'li', ' li '])('returns undefined for "%s"', (text) => {
      expect(search.find(text, all)).toBeUndefined()
    })

    test('counts an article in two groups once', () => {
      expect(search.find('room light', all)).toMatchObject({ count: 2, more: false })
    })

    test('leaves out groups without a match and keeps their order', () => {
      const groups = search.find('light', all)?.groups ?? []
      expect(groups.map(({ path, children }) => [path, children.map((child) => child.path)])).toEqual([
        ['/decor', ['/decor/colour']],
        ['/furniture', ['/furniture/old']],
      ])
    })

    test('returns no more than the limit, and says that there are more', () => {
      expect(found('light', 1)).toEqual(['0'])
      expect(search.find('light', 1)).toMatchObject({ count: 2, more: true })
    })

    test.each([
      ['room light', ['The [Room] that Kept its [Light]', 'A [light] for the box [room]', 'A [light] for the box [room]']],
      ['oak', ['[Oak], [oak] and more [oak]']],
      ['o.k, oak', ['[Oak,] [oak] and more [oak]']],
      ['c++', ['[C++] for carpenters (and others)']],
      ['x*oak,', ['[Oak,] oak and more oak']],
    ])('marks the matches of %s', (text, expected) => {
      expect(marked(text)).toEqual(expected)
    })
  })

  describe('in ten thousand titles', () => {
    const many = Array.from({ length: 10_000 }, (_, number) => `${'a'.repeat(30)} story ${number} of ${'a'.repeat(20)}!`)
    const large = new TitleSearch({
      articles: many.map((title, position) => [title, `/${position}`]),
      groups: [{ title: 'All', path: '/all', articles: many.map((_, position) => position), children: [] }],
    })

    test.each([
      '(a+)+$',
      'a*a*a*a*a*$',
      '(a|a)*$',
      '(.*)*b',
      `${'a?'.repeat(30)}${'a'.repeat(30)}$`,
      '.*a.*a.*a.*a.*b',
      'a{1,30}a{1,30}a{1,30}b',
      '[a-o].*[!]x?',
    ])('takes %s literally and finds nothing', (text) => {
      expect(large.find(text, 10)?.count).toBe(0)
    })

    test.each([
      ['\\w+', 10_000],
      ['.*[!]', 10_000],
      ['[^x]+!$', 10_000],
      ['77.*of', 280],
      ['story.*7777.*of', 1],
      ['\\d{4}', 9000],
    ])('still reads %s as a pattern', (text, count) => {
      expect(large.find(text, 10)?.count).toBe(count)
    })

    test.each([
      ['choices', 'a?'.repeat(20_000)],
      ['alternatives', 'a|'.repeat(20_000)],
      ['brackets', `${'('.repeat(20_000)}a${')'.repeat(20_000)}`],
      ['patterns', Array.from({ length: 5000 }, (_, number) => `a?${number}`).join(' ')],
    ])('never reads a query of thousands of %s as a pattern', (_, text) => {
      vi.mocked(patternCost).mockClear()
      expect(large.find(text, 10)?.count).toBe(0)
      expect(patternCost).not.toHaveBeenCalled()
    })
  })

  describe('in every language', () => {
    const everywhere = [
      'İstanbul’da bir oda',
      'IŞIK ve gölge',
      'Çalışma köşesi',
      'Ёлка в маленькой комнате',
      'Привет, люстра',
      'Холодильник у окна',
      '낡은 소파를 다시 쓰는 법',
      '책상 위 조명',
      'A chair by the window',
      'إضاءة الغرفة الصغيرة',
      '古い椅子を塗り直す',
      'ソファーの選び方',
    ]
    const languages = new TitleSearch({
      articles: everywhere.map((title, position) => [title, `/articles/${position}`]),
      groups: [{ title: 'All', path: '/all', articles: everywhere.map((_, position) => position), children: [] }],
    })

    test.each([
      ['istanbul', '[İstanbul]’da bir oda'],
      ['ISTANBUL', '[İstanbul]’da bir oda'],
      ['İSTANBUL', '[İstanbul]’da bir oda'],
      ["istanbul'da", '[İstanbul’da] bir oda'],
      ['İst.n', '[İstan]bul’da bir oda'],
      ['ışık', '[IŞIK] ve gölge'],
      ['IŞIK', '[IŞIK] ve gölge'],
      ['isik golge', '[IŞIK] ve [gölge]'],
      ['i;ik', '[IŞIK] ve gölge'],
      ['.ali;ma', '[Çalışma] köşesi'],
      ['елка', '[Ёлка] в маленькой комнате'],
      ['ЁЛКА', '[Ёлка] в маленькой комнате'],
      ['ё.ка', '[Ёлка] в маленькой комнате'],
      ['`krf', '[Ёлка] в маленькой комнате'],
      ['ghbdtn', '[Привет], люстра'],
      ['k.cnhf ghbdtn', '[Привет], [люстра]'],
      ['[jkjlbkmybr', '[Холодильник] у окна'],
      ['срфшк', 'A [chair] by the window'],
      ['촘ㅑㄱ', 'A [chair] by the window'],
      ['소파', '낡은 [소파]를 다시 쓰는 법'],
      ['ㅅㅍ', '낡은 [소파]를 다시 쓰는 법'],
      ['솦', undefined],
      ['소ㅍ', '낡은 [소파]를 다시 쓰는 법'],
      ['낡은 솦', '[낡은] [소파]를 다시 쓰는 법'],
      ['책사', '[책상] 위 조명'],
      ['ㅊㅅ ㅈㅁ', '[책상] 위 [조명]'],
      ['thvk', '낡은 [소파]를 다시 쓰는 법'],
      ['اضاءه', '[إضاءة] الغرفة الصغيرة'],
      ['الغرفه إضاءة', '[إضاءة] [الغرفة] الصغيرة'],
      ['椅', undefined],
      ['椅子 古い', '[古い椅子]を塗り直す'],
      ['そふぁ', '[ソファ]ーの選び方'],
      ['thvkfmf ek', '낡은 [소파를] [다]시 쓰는 법'],
    ])('for %s finds %s', (text, expected) => {
      const answers = languages
        .find(text, 100)
        ?.groups.flatMap(({ articles }) =>
          articles.map(({ title, marks }) =>
            marks
              .toReversed()
              .reduce((rest, [start, end]) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`, title),
          ),
        )
      expect(answers?.[0]).toBe(expected)
    })

    test('tries another keyboard layout only if the query as typed finds nothing', () => {
      const both = new TitleSearch({
        articles: [
          ['The ghbdtn of a joiner', '/a'],
          ['Привет', '/b'],
        ],
        groups: [{ title: 'All', path: '/all', articles: [0, 1], children: [] }],
      })
      expect(both.find('ghbdtn', 10)?.groups[0]?.articles.map(({ path }) => path)).toEqual(['/a'])
      expect(both.find('ghbdtn joiner chair', 10)?.count).toBe(0)
    })
  })
})

describe('queryWords', () => {
  test.each([
    ['', []],
    ['oa', []],
    ['  oa  ', []],
    ['oak', ['oak']],
    ['a b', ['a', 'b']],
    ['  oak   table ', ['oak', 'table']],
    ['oak table oak', ['oak', 'table']],
    ['소', []],
    ['ㅅ', []],
    ['소파', ['소파']],
    ['ㅅㅍ', ['ㅅㅍ']],
    ['стул', ['стул']],
    ['ст', []],
    ['caf\u0065\u0301', ['caf\u00e9']],
  ])('of "%s" are %j', (text, words) => {
    expect(queryWords(text)).toEqual(words)
  })
})

describe('joinRanges', () => {
  const cases: readonly (readonly [string, readonly Range[], readonly Range[]])[] = [
    ['none', [], []],
    [
      'apart',
      [
        [4, 6],
        [0, 2],
      ],
      [
        [0, 2],
        [4, 6],
      ],
    ],
    [
      'touching',
      [
        [0, 2],
        [2, 4],
      ],
      [[0, 4]],
    ],
    [
      'overlapping',
      [
        [1, 5],
        [3, 8],
      ],
      [[1, 8]],
    ],
    [
      'one within another',
      [
        [0, 9],
        [2, 4],
      ],
      [[0, 9]],
    ],
  ]

  test.each(cases)('joins ranges that are %s', (_, ranges, joined) => {
    expect(joinRanges(ranges)).toEqual(joined)
  })
})
