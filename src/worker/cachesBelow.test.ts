import { expect, test } from 'vitest'
import { cachesBelow } from './cachesBelow.ts'
import { fakeStorage } from './testing/fakeStorage.ts'

test('sites below different paths of a host keep and delete only their own caches', async () => {
  const storage = fakeStorage()
  const [root, blog, second] = ['', 'blog/', 'blog-2/'].map((path) => cachesBelow(`https://h.example/${path}`, storage))
  if (!root || !blog || !second) throw new Error('A scope is missing')
  for (const own of [root, blog, second]) await own.open('roomwright-data')
  expect(await storage.keys()).toEqual(['roomwright-data', '/blog/roomwright-data', '/blog-2/roomwright-data'])
  expect(await blog.keys()).toEqual(['roomwright-data'])
  await blog.delete('roomwright-data')
  expect(await storage.keys()).toEqual(['roomwright-data', '/blog-2/roomwright-data'])
  expect((await root.keys()).filter((name) => name.startsWith('roomwright-'))).toEqual(['roomwright-data'])
})
