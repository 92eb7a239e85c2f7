import { expect, it } from 'vitest'
import type { SitePlan } from './planSite.ts'
import { dividePages, shardPages } from './shardPages.ts'

const pages = Array.from({ length: 300 }, (_, page) => page)

it('all pages are divided into at most 64 lists, those that the build prefers first', () => {
  const lists = dividePages(pages, (page) => page % 2 === 1)
  expect(lists.length).toBeLessThanOrEqual(64)
  expect(lists.flat()).toEqual([...pages.filter((page) => page % 2 === 1), ...pages.filter((page) => page % 2 === 0)])
})

it('a page stays with the others of its shard whatever pages are added', () => {
  const site = { plans: pages.map((page) => ({ path: `/articles/${page}` })) as unknown as SitePlan['plans'] }
  const [few, all] = [shardPages(pages.slice(0, 100), site), shardPages(pages, site)]
  expect(all.flat().toSorted((a, b) => a - b)).toEqual(pages)
  for (const shard of few) expect(all.some((others) => shard.every((page) => others.includes(page)))).toBe(true)
})
