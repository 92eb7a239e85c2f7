import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import type { TitleIndex } from '../TitleIndex.ts'
import { TitleSearch } from '../TitleSearch.ts'
import { type Random, createRandom } from '../testing/createRandom.ts'
import { spreadTitles } from '../testing/spreadTitles.ts'
import { ShardedSearch } from './ShardedSearch.ts'
import { shardTitles } from './shardTitles.ts'

const pick = <Thing>(random: Random, things: readonly Thing[]): Thing | undefined => things[random(things.length)]

const vocabulary =
  'oak Oak’s soak chair armchair chairs the a of C++ (new) $5.00 ışık IŞIK güneşi gunes kör dekor İstanbul Ёлка елка кресло стул 소파 소파를 책상 값 갑사 읽기 ㅅㅍ 椅子 ソファー そふぁ ソファを étagère łóżko Ghế إضاءة اضاءة 😀 a😀b box-room x'.split(
    ' ',
  )

function randomTitle(random: Random): string {
  const words = Array.from({ length: 1 + random(6) }, () => (random(5) === 0 ? randomWord(random) : pick(random, vocabulary)))
  return words.join(random(9) === 0 ? '  ' : ' ').normalize('NFC')
}

function randomWord(random: Random): string {
  return Array.from({ length: 1 + random(5) }, () => pick(random, Array.from('abcoksğüıİ.파ㅅ-'))).join('')
}

/** Returns articles in up to two places of a tree, some in none. */
function randomIndex(random: Random): TitleIndex {
  const articles = Array.from({ length: 1 + random(120) }, (_, position) => [randomTitle(random), `/articles/${position}`] as const)
  const filed = () => articles.flatMap((_, position) => (random(4) === 0 ? [position] : []))
  return {
    articles,
    groups: Array.from({ length: 1 + random(3) }, (_, group) => ({
      title: `Group ${group}`,
      path: `/${group}`,
      articles: filed(),
      children: Array.from({ length: random(3) }, (__, child) => ({
        title: `Part ${child}`,
        path: `/${group}/${child}`,
        articles: filed(),
      })),
    })),
  }
}

const patterns = [
  '^o',
  'k$',
  '.*',
  'o.k',
  'c[hx]a',
  'oak|стул',
  '(a+)+$',
  '\\w+',
  'a{2}',
  's?oak',
  '.',
  '[',
  'c++',
  '\\$5',
  '(new)',
  'o.k.*',
  '소.',
]
const keys = [
  'ghbdtn',
  'rhtckj',
  'cnek',
  'thvk',
  'ㅅㅍ',
  '솦',
  '책사',
  '값',
  '갑',
  '읽',
  'ㄳ',
  'gunesi',
  'lozko',
  'ghe',
  'isik',
  'щфл',
  'ソファ',
  'そふぁを',
  'ch',
  'wobbly',
]

function randomQuery(random: Random, { articles }: TitleIndex): string {
  const [title = ''] = pick(random, articles) ?? []
  const letters = Array.from(title)
  const part = () => {
    const from = random(letters.length)
    return letters.slice(from, from + 1 + random(6)).join('')
  }
  const word = () =>
    [part, part, () => pick(random, vocabulary), () => pick(random, patterns), () => pick(random, keys), () => randomWord(random)][
      random(6)
    ]?.() ?? ''
  return Array.from({ length: 1 + random(3) }, word).join(' ')
}

const load = (files: ReadonlyMap<string, object>) => (name: string) => {
  const data = files.get(name)
  // Copied, as if it came from the network.
  return data ? Promise.resolve(JSON.parse(JSON.stringify(data)) as object) : Promise.reject(new Error(`There is no ${name}`))
}

test('a sharded search has the same results, order and marks as a search through all titles', async () => {
  let decided = 0
  for (let seed = 1; seed <= 60; seed++) {
    const random = createRandom(seed)
    const index = randomIndex(random)
    const { head, files } = shardTitles(index, { name: 'n', size: 20 + random(400) })
    const whole = new TitleSearch(index)
    whole.prepare()
    const sharded = new ShardedSearch(head, load(files))
    for (let count = 0; count < 30; count++) {
      const query = randomQuery(random, index)
      const limit = [0, 1, 5, Infinity][random(4)] ?? 0
      const expected = whole.find(query, limit)
      const found = await sharded.find(query, limit)
      if (found === 'undecided') continue
      decided += 1
      expect({ seed, query, found }).toEqual({ seed, query, found: expected })
      if (expected) expect(expected.near).toBe(false)
    }
  }
  // Near titles and patterns without letters need all titles.
  expect(decided).toBeGreaterThan(1000)
})

/** The most bytes that a first answer may transfer. */
const budget = 60_000

test('the first answer to a query loads less than the byte budget', async () => {
  const index = spreadTitles(20_000)
  const { head, files } = shardTitles(index, { name: '0123456789abcdef' })
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const packed = (data: unknown) => brotliCompressSync(JSON.stringify({ data }), { params }).length
  expect(packed(files.get('0123456789abcdef-all'))).toBeGreaterThan(8 * budget)
  for (const [title] of index.articles.filter((_, at) => at % 400 === 0)) {
    const [one = '', two = '', three = ''] = title.toLowerCase().split(' ')
    for (const query of [one, one.slice(0, 3), `${two} ${one}`, `${two.slice(0, 4)} ${three} ${one}`]) {
      let bytes = packed(head)
      const search = new ShardedSearch(head, (name) => {
        const data = files.get(name) ?? {}
        bytes += packed(data)
        return Promise.resolve(data)
      })
      await search.find(query, 30)
      expect(bytes, query).toBeLessThan(budget)
    }
  }
})
