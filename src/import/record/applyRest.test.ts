import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { Publication } from '../testing/Publication.ts'
import { applyAuthors, applyFiles } from './applyRest.ts'
import { type Ledger, hashOf } from './Ledger.ts'

let publication: Publication

beforeEach(() => {
  publication = new Publication()
})

afterEach(() => publication.remove())

const source = () =>
  publication.source({
    'hugo.toml': "baseURL = 'https://old.example/'\n",
    'content/posts/a.md': '---\ntitle: One\ndate: 2020-01-02\n---\nText of some length, that describes it well.\n',
  })

const added = { from: '/posts/a', to: '/articles/a' }
const kept = { from: '/x', to: '/articles/a' }

test.each([
  ['', [added]],
  ['# No redirects yet.\n', [added]],
  ['~\n', [added]],
  ['--- # none\n', [added]],
  ['[]\n', [added]],
  ['- { from: /x, to: /articles/a }', [kept, added]],
  ['\uFEFF- { from: /x, to: /articles/a }\r\n', [kept, added]],
  ['  - from: /x\n    to: /articles/a\n', [kept, added]],
  ['---\n- { from: /x, to: /articles/a }\n...\n', [kept, added]],
])('redirects are appended to a redirects.yaml that contains %j', async (text, expected) => {
  publication.write('redirects.yaml', text)
  await publication.import('hugo', source())
  expect(parse(publication.read('redirects.yaml'))).toEqual(expected)
})

test.each(['{}\n', 'from: /x\n', 'a: [\n', 'words\n'])('an import writes nothing if redirects.yaml contains %j', async (text) => {
  publication.write('redirects.yaml', text)
  const before = publication.snapshot()
  await expect(publication.import('hugo', source())).rejects.toThrow(
    'redirects.yaml is not a list of redirects. See `npx roomwright check`.',
  )
  expect(publication.snapshot()).toEqual(before)
})

test('an author and a file that an import wrote before it was killed are recorded by the next one', () => {
  const ledger: Ledger = {
    version: 1,
    texts: {},
    authors: { ann: { slug: 'ann', text: 'old' } },
    files: { 'plan.pdf': 'old' },
    redirects: [],
  }
  const text = 'On Ann, as the source has it now.'
  publication.write('authors/ann/en.md', text)
  publication.write('public/plan.pdf', text)
  const file = { path: 'authors/ann/en.md', text, hash: hashOf(text) }
  const author = { key: 'ann', slug: 'ann', name: 'Ann', file }
  expect(applyAuthors(publication.site, [author], ledger)).toEqual({ entries: { ann: { slug: 'ann', text: hashOf(text) } }, written: 0 })
  const files = new Map([['plan.pdf', { path: join(publication.site, 'public/plan.pdf'), hash: hashOf(text), address: '/plan.pdf' }]])
  expect(applyFiles(publication.site, files, ledger)).toEqual({ 'plan.pdf': hashOf(text) })
})
