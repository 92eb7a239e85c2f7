import { expect, it } from 'vitest'
import type { Host, ManifestFile, Redirect } from '../../shared/output/manifest.ts'
import { addHostFiles } from './addHostFiles.ts'

function addFor(host: Host, paths: readonly string[], ways: Readonly<Record<string, string>> = {}) {
  const files = paths.map((path): ManifestFile => ({ path, kind: 'document', hash: '', size: 0, cache: 'revalidate' }))
  const added: string[] = []
  const add = ({ path }: { readonly path: string }) => void added.push(path)
  const redirects = Object.entries(ways).map(([from, to]): Redirect => ({ from, to, status: 301 }))
  const output = { add, addCopy: add, list: () => files }
  const problems = addHostFiles({ output, site: { host, base: '' }, rest: { redirects, scriptHashes: [] } })
  return { pages: added.filter((path) => path.endsWith('.html')), messages: problems.map(({ message }) => message) }
}

it('an article with the slug `404` is not the error page of all articles on Cloudflare', () => {
  const paths = ['index.html', '404.html', 'articles/404/index.html', 'articles/oak/index.html']
  expect(addFor('cloudflare', paths).pages).toEqual(['articles/oak.html'])
  expect(addFor('netlify', paths).pages).toEqual(['articles/404.html', 'articles/oak.html'])
})

it('on GitHub Pages, an old address with `.html` needs no redirect to the page of that name, and none is below a file', () => {
  const long = 'a'.repeat(256)
  const paths = ['index.html', 'terms/index.html', 'notes.txt', 'robots.txt']
  const { pages, messages } = addFor('github', paths, {
    '/terms.html': '/terms',
    '/2015/oak.html': '/terms',
    '/terms.html/print': '/terms',
    '/notes.txt/old': '/terms',
    '/index.html': '/terms',
    '/terms/index.html': '/terms',
    [`/${long}`]: '/terms',
  })
  expect(pages).toEqual(['2015/oak.html/index.html', 'terms.html'])
  expect(messages.slice(1)).toEqual([
    'GitHub Pages has no redirect from "/terms.html/print", because `terms.html` is a file.',
    'GitHub Pages has no redirect from "/notes.txt/old", because `notes.txt` is a file.',
    `GitHub Pages has no redirect from "/${long}", because it is too long for a file name.`,
  ])
})

it('a folder of the publication keeps its name where a page would have the same', () => {
  expect(addFor('netlify', ['terms/index.html', 'terms.html/notes.txt']).pages).toEqual([])
})
