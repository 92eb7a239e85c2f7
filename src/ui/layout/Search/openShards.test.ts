import { expect, test, vi } from 'vitest'
import { TitleSearch } from '../../../search/TitleSearch.ts'
import { shardTitles } from '../../../search/shards/shardTitles.ts'
import { openShards } from './openShards.ts'

const index = {
  articles: [
    ['Two red sofas', '/articles/sofas'],
    ['An oak table', '/articles/table'],
  ] as const,
  groups: [{ title: 'All', path: '/all', articles: [0, 1], children: [] }],
}

function openAll() {
  const { head, files } = shardTitles(index, { name: 'n' })
  let isOnline = true
  const load = vi.fn((name: string) => (isOnline ? Promise.resolve(files.get(name) ?? {}) : Promise.reject(new Error(name))))
  const open = vi.fn(() => {
    const search = new TitleSearch(index)
    return { search, prepared: Promise.resolve(void search.prepare()) }
  })
  const titles = openShards(head, { load, open })
  const told = vi.fn()
  titles.watch?.(told)
  return { titles, load, open, told, setOnline: (online: boolean) => (isOnline = online) }
}

test('a query is pending until its shards are loaded, and watchers are notified then', async () => {
  const { titles, told, open } = openAll()
  expect(titles.search.find('re', 30)).toBeUndefined()
  expect(titles.search.find('sofa', 30)).toMatchObject({ pending: true, waiting: true })
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(false))
  expect(titles.search.find('sofa', 30)).toEqual(new TitleSearch(index).find('sofa', 30))
  expect(open).not.toHaveBeenCalled()
})

test('a query that no shard can answer uses all titles, which are opened once', async () => {
  const { titles, open } = openAll()
  for (const query of ['sofsa', 'tabel']) {
    await vi.waitFor(() => expect(titles.search.find(query, 30)).toMatchObject({ count: 1, near: true, pending: false }))
  }
  expect(open).toHaveBeenCalledTimes(1)
})

test('shards that failed to load are requested again by the next query', async () => {
  const { titles, told, setOnline } = openAll()
  setOnline(false)
  titles.search.find('oak', 30)
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(true))
  setOnline(true)
  titles.search.find('oak', 30)
  await vi.waitFor(() => expect(titles.search.find('oak', 30)).toMatchObject({ count: 1 }))
})
