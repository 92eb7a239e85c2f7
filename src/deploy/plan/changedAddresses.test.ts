import { expect, test } from 'vitest'
import { changedAddresses } from './changedAddresses.ts'
import { frontFolder } from './wantedObjects.ts'

test.each([
  [['index.html', 'a/index.html', 'a', 'sw.js'], ''],
  [['blog/index.html', 'blog', 'blog/tr/index.html', 'blog/sw.js'], 'blog/'],
  [['a/b/index.html', 'a/b', 'a/b/c/index.html'], 'a/b/'],
  [['blog/index.html', 'robots.txt'], ''],
  [['x'], ''],
  [[], ''],
])('a release of %j begins with %j', (keys, folder) => {
  expect(frontFolder(keys)).toBe(folder)
})

test('the addresses that a release below a path changed have it', () => {
  const object = (fingerprint: string) => ({ fingerprint, group: 'document', size: 1 }) as never
  const keys = ['blog', 'blog/index.html', 'blog/articles/a', 'blog/articles/a/index.html']
  const objects = Object.fromEntries(keys.map((key) => [key, object('new')]))
  const previous = { id: '1', objects: Object.fromEntries(keys.map((key) => [key, object('old')])) }
  const { pages, purge } = changedAddresses({ release: '2', previous, objects, url: 'https://t.example' })
  expect(pages).toEqual(['https://t.example/blog', 'https://t.example/blog/', 'https://t.example/blog/articles/a'])
  expect(purge).toEqual(['/blog', '/blog/', '/blog/articles/a', '/blog/articles/a/index.html'])
})
