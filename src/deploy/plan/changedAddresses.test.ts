import { expect, test } from 'vitest'
import type { FileGroup } from '../../shared/output/publishOrder.ts'
import { changedAddresses } from './changedAddresses.ts'

const url = 'https://t.example'

/** Objects by key, which all differ from those with another text. */
function objectsOf(text: string, keys: readonly string[], group: FileGroup = 'document') {
  return Object.fromEntries(keys.map((key) => [key, { fingerprint: text, group, size: 1 }]))
}

test('the changed addresses of a site below a path include that path', () => {
  const keys = ['blog', 'blog/index.html', 'blog/articles/a', 'blog/articles/a/index.html']
  const previous = { id: '1', objects: objectsOf('old', keys) }
  const { pages, purge } = changedAddresses({ release: '2', previous, objects: objectsOf('new', keys), url })
  expect(pages).toEqual(['https://t.example/blog/', 'https://t.example/blog/articles/a'])
  expect(purge).toEqual(['/blog', '/blog/', '/blog/index.html', '/blog/articles/a', '/blog/articles/a/index.html'])
})

test('a first release reports all of its pages, and nothing to purge', () => {
  expect(changedAddresses({ release: '1', objects: objectsOf('new', ['index.html', 'café', 'café/index.html']), url })).toEqual({
    version: 1,
    release: '1',
    pages: ['https://t.example/', 'https://t.example/caf%C3%A9'],
    purge: [],
  })
})

/** A page's two keys. */
const both = (...names: readonly string[]) => names.flatMap((name) => [name, `${name}/index.html`])

test('new, changed and removed pages are reported, and only changed and removed ones are purged', () => {
  const previous = { id: '1', objects: { ...objectsOf('same', both('same')), ...objectsOf('old', both('changed', 'gone')) } }
  const objects = { ...objectsOf('new', ['index.html']), ...objectsOf('same', both('same')), ...objectsOf('new', both('changed', 'new')) }
  expect(changedAddresses({ release: '2', previous, objects, url })).toEqual({
    version: 1,
    release: '2',
    previous: '1',
    pages: ['changed', 'gone', '', 'new'].map((name) => `https://t.example/${name}`),
    purge: both('changed', 'gone').map((key) => `/${key}`),
  })
})

test.each<readonly [key: string, group: FileGroup, isTold: boolean]>([
  ['articles/a', 'document', true],
  ['v1.2-notes/a', 'document', true],
  ['v1.2', 'document', true],
  ['articles/a/index.html', 'document', false],
  ['404.html', 'document', false],
  ['favicon.svg', 'document', false],
  ['.well-known/apple-app-site-association', 'document', false],
  ['guide.HTM', 'document', false],
  ['feed', 'listing', false],
  ['assets/app', 'asset', false],
])('the address of %s, a file of the group %s, is reported to search engines: %s', (key, group, isTold) => {
  const folder = isTold ? [`${key}/index.html`] : []
  const objects = { ...objectsOf('new', ['index.html']), ...objectsOf('new', [key, ...folder], group) }
  const { pages } = changedAddresses({ release: '1', objects, url })
  expect(pages.includes(`https://t.example/${key}`)).toBe(isTold)
})

test('an old address that redirects is reported to search engines, whatever its ending', () => {
  const objects = {
    ...objectsOf('new', ['index.html']),
    'old.php': { fingerprint: 'new', group: 'document', size: 1, redirectTo: '/a' } as const,
  }
  expect(changedAddresses({ release: '1', objects, url }).pages).toContain('https://t.example/old.php')
})
