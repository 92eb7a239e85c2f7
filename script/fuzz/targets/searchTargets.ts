import { TitleSearch } from '../../../src/search/TitleSearch.ts'
import { ShardedSearch } from '../../../src/search/shards/ShardedSearch.ts'
import { shardTitles } from '../../../src/search/shards/shardTitles.ts'
import { spreadTitles } from '../../../src/search/testing/spreadTitles.ts'
import type { TitleIndex } from '../../../src/search/TitleIndex.ts'
import type { FuzzTarget } from '../FuzzTarget.ts'

const titles = [
  'How to mend a chair',
  'Wooden bench (for two)',
  'C# and the oak table: 100 % oak',
  'Ёлка и стул',
  'Deri koltuk bakımı İÇİN',
  '가죽 소파 고르기',
  '의자의 역사',
  'イスと机',
  'كرسي خشب أحمر',
  "Writer's desk",
  'a+b',
  '[x] {y} ^z$',
]
const spread = spreadTitles(300)
const index: TitleIndex = {
  ...spread,
  articles: [...titles.map((title, number) => [title, `/articles/${number}`] as const), ...spread.articles.slice(titles.length)],
  synonyms: [
    ['chair', 'seat'],
    ['book shelf', 'bookcase', 'shelf'],
  ],
}
const search = new TitleSearch(index)
search.prepare()
const { head, files } = shardTitles(index, { name: 'a', size: 2000 })
const sharded = new ShardedSearch(head, (name) => Promise.resolve(files.get(name) ?? {}))
const all = new Map(index.articles.map(([title, path]) => [path, title]))

/** Covers near search and search by shards too. */
const query: FuzzTarget = {
  name: 'search-query',
  corpus: [
    ...titles,
    'chair|bench',
    '^wood.*n$',
    '(a+)+b',
    '[a-z]+ing',
    'oak.{0,9}table',
    'chiar',
    'bookshelf',
    'ㄱㅈ',
    'cghair tabel',
    '\\p{L}+',
    '(?:a|b)*c',
    'a{2,}',
    '(x)\\1',
    '(?=a)b',
    'ctek',
    'стул стол',
  ],
  words: [
    '.*',
    '.+',
    '(',
    ')',
    '(?:',
    '|',
    '[',
    ']',
    '{1,5}',
    '{99999}',
    '?',
    '\\b',
    '\\w',
    '\\p{L}',
    '\\u{1F600}',
    '\\1',
    '^',
    '$',
    '(?=',
    '(?<',
    ' ',
    '-',
    'chair',
    'a*',
    '\\',
    '가',
    'ㄱ',
    'İ',
    'が',
    'к',
  ],
  longest: 3000,
  async take(input) {
    const found = search.find(input, 20)
    const parted = await sharded.find(input, 20)
    const shown = (found?.groups ?? []).flatMap((group) => [group, ...group.children].flatMap(({ articles }) => articles))
    const badMark = shown.find(({ title, marks }) =>
      marks.some(([start, end], place) => start >= end || end > title.length || start < (marks[place - 1]?.[1] ?? 0)),
    )
    const strange = shown.find(({ title, path }) => all.get(path) !== title)
    const isOther = parted !== 'undecided' && JSON.stringify(parted) !== JSON.stringify(found)
    return {
      faults: [
        ...(badMark ? [`marks are out of order: ${JSON.stringify(badMark)}`] : []),
        ...(strange ? [`it gives a title that does not exist: ${JSON.stringify(strange)}`] : []),
        ...(isOther
          ? [
              `the search by parts finds something else: ${JSON.stringify(parted).slice(0, 300)} instead of ${JSON.stringify(found).slice(0, 300)}`,
            ]
          : []),
      ],
      fate: `${found === undefined ? 'none' : `${found.near} ${Math.min(3, found.count)} ${found.places.length}`} ${typeof parted}`,
    }
  },
}

export const searchTargets: readonly FuzzTarget[] = [query]
