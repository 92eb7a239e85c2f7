import { expect, it } from 'vitest'
import { countThreads } from './countThreads.ts'

const small = { processors: 4, memory: 1e9 }
const large = { processors: 4, memory: 32e9 }

it.each([
  ['a few pages are made in one thread', { wanted: 3999, pages: 12_000 }, {}, large, 1],
  ['many are shared by as many threads as are worth their start', { wanted: 6500, pages: 12_000 }, {}, large, 3],
  ['all processors take part where there are pages for them', { wanted: 12_000, pages: 12_000 }, {}, large, 4],
  ['a small machine makes a large publication in one thread', { wanted: 12_000, pages: 12_000 }, {}, small, 1],
  ['and a smaller one in as many as fit', { wanted: 7000, pages: 7000 }, {}, small, 2],
  ['where nothing is free, one thread goes on', { wanted: 12_000, pages: 12_000 }, {}, { processors: 4, memory: 0 }, 1],
  ['the number that was asked for counts, whatever the machine has', { wanted: 12_000, pages: 12_000 }, { jobs: 6 }, small, 6],
  ['but no thread is without pages', { wanted: 4100, pages: 4100 }, { jobs: 6 }, large, 2],
  ['a test may share out fewer', { wanted: 3, pages: 3 }, { jobs: 3, pagesEach: 1 }, large, 3],
])('%s', (_what, needs, limits, machine, threads) => {
  expect(countThreads(needs, limits, machine)).toBe(threads)
})
