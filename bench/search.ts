import { TitleSearch } from '../src/search/TitleSearch.ts'
import type { TitleIndex } from '../src/search/TitleIndex.ts'

const count = 10_000
const words = 'the oak chair table with linen light room paint wax old new repair small house north wall lamp shelf warm'.split(' ')
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
]
const begin = performance.now()
const search = new TitleSearch(index)
process.stdout.write(`${count} titles, prepared once in ${(performance.now() - begin).toFixed(1)} ms\n`)
for (const query of queries) {
  const times = Array.from({ length: 25 }, () => {
    const start = performance.now()
    search.find(query, 60)
    return performance.now() - start
  }).sort((a, b) => a - b)
  const [middle = 0, last = 0] = [times[12], times[24]]
  process.stdout.write(`${query.padEnd(24)}${middle.toFixed(1).padStart(7)} ms, at most ${last.toFixed(1)} ms\n`)
}
