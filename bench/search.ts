import type { TitleIndex } from '../src/search/TitleIndex.ts'
import { TitleSearch } from '../src/search/TitleSearch.ts'

const count = 10_000
const words =
  'the oak chair table with linen light room paint wax old new repair small house north wall lamp shelf warm ışık Ёлка кресло 소파 책상'.split(
    ' ',
  )
const word = (seed: number) => words[seed % words.length] ?? ''
const title = (number: number) => Array.from({ length: 9 }, (_, place) => word(number * (place + 3) + (number >> place))).join(' ')
const all = Array.from({ length: count }, (_, number) => number)
const index: TitleIndex = {
  articles: all.map((number) => [title(number), `/articles/${number}`]),
  groups: Array.from({ length: 20 }, (_, group) => ({
    title: `Group ${group}`,
    path: `/group-${group}`,
    articles: all.filter((number) => number % 20 === group),
    children: [],
  })),
}

const queries = [
  'the',
  'oak chair',
  'oak chair linen lamp',
  'o.k|chair',
  'o.*k|ch.*r',
  'oak.*chair',
  '.*[!]',
  '.*[a-z]+',
  '[a-z]+[!]',
  '[a-o].*[!]',
  '.*.*[!]',
  '[^z]*[!?]$',
  'a.*e.*i.*o',
  '(o|a).*(e|x)',
  '\\w+',
  '.*.',
  '(a+)+$',
  'a*a*a*a*$',
  'no such words',
  'ghbdtn',
  'rhtckj `krf',
  'isik',
  'ㅅㅍ 책사',
  'ㅅㅍㅊㅅ',
  'thvk',
  'zz'.repeat(90),
  'ㄱ'.repeat(190),
]
/** Returns CPU milliseconds, so that other work on the machine does not affect the result. */
function timed(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

const opening = timed(() => new TitleSearch(index))
const search = new TitleSearch(index)
const preparing = timed(() => search.prepare())
process.stdout.write(`${count} titles, opened in ${opening.toFixed(1)} ms; near titles prepared in ${preparing.toFixed(1)} ms\n`)
for (const query of queries) {
  const times = Array.from({ length: 25 }, () => timed(() => search.find(query, 60)))
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length
  process.stdout.write(`${query.slice(0, 23).padEnd(24)}${mean.toFixed(1).padStart(7)} ms, at most ${Math.max(...times).toFixed(1)} ms\n`)
}
