import { expect, test, vi } from 'vitest'
import type { TitleIndex } from '../../../search/TitleIndex.ts'
import type { Chunk } from '../../islands/LoaderContext.ts'
import { shardTitles } from '../../../search/shards/shardTitles.ts'
import { openQuery, openTitles } from './openTitles.ts'

const makeIndex = (): TitleIndex => ({
  articles: [['Two red sofas', '/articles/sofas']],
  groups: [{ title: 'All', path: '/all', articles: [0], children: [] }],
})
const noStemmer = Promise.resolve(undefined)

test('islands that open the same index share one search', () => {
  const index = makeIndex()
  expect(openTitles(index, noStemmer)).toBe(openTitles(index, noStemmer))
  expect(openTitles(makeIndex(), noStemmer)).not.toBe(openTitles(index, noStemmer))
})

test('islands that open the same shards share one search', async () => {
  const shards = () => shardTitles(makeIndex(), { name: 'n' }).head
  const head = shards()
  const load = () => Promise.resolve({})
  const open = (data: object) => openQuery(data, noStemmer, load)
  const [first, second] = await Promise.all([open(head), open(head)])
  expect(second).toBe(first)
  expect(await open(head)).toBe(first)
  expect(await open(shards())).not.toBe(first)
})

test('near titles are found once they are prepared, and a query before that is pending', async () => {
  const { search, prepared } = openTitles(makeIndex(), noStemmer)
  expect(search.find('sofsa', 30)).toMatchObject({ count: 0, pending: true })
  await prepared
  expect(search.find('sofsa', 30)).toMatchObject({ count: 1, near: true, pending: false })
})

test('a stemmer that arrives late is used from then on', async () => {
  const stemmer = Promise.withResolvers<Chunk | undefined>()
  const { search, prepared } = openTitles(makeIndex(), stemmer.promise)
  await prepared
  expect(search.find('sofaing', 30)).toMatchObject({ count: 0 })
  stemmer.resolve({ exports: { stem: (word: string) => word.replace(/(ing|s)$/, '') }, styles: new Map() })
  await vi.waitFor(() => expect(search.find('sofaing', 30)).toMatchObject({ count: 1, near: true }))
})

test('each word is stemmed once, before the first query', async () => {
  const stem = vi.fn((word: string) => word.replace(/s$/, ''))
  const { search, prepared } = openTitles(makeIndex(), Promise.resolve({ exports: { stem }, styles: new Map() }))
  await prepared
  await vi.waitFor(() => expect(stem.mock.calls.map(([word]) => word)).toEqual(expect.arrayContaining(['Two', 'red', 'sofas'])))
  stem.mockClear()
  expect(search.find('sofass', 30)).toMatchObject({ near: true })
  expect(search.find('sofass', 30)).toMatchObject({ near: true })
  expect(stem.mock.calls).toEqual([['sofass']])
})
