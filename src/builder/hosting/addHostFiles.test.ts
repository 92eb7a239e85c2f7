import { expect, it } from 'vitest'
import type { Host, ManifestFile } from '../../shared/manifest.ts'
import { addHostFiles } from './addHostFiles.ts'

function namesFor(host: Host, paths: readonly string[]): readonly string[] {
  const files = paths.map((path): ManifestFile => ({ path, kind: 'document', hash: '', size: 0, cache: 'revalidate' }))
  const added: string[] = []
  const add = ({ path }: { readonly path: string }) => void added.push(path)
  addHostFiles({ output: { add, addCopy: add, list: () => files }, site: { host, base: '' }, rest: { redirects: [], scriptHashes: [] } })
  return added.filter((path) => path.endsWith('.html'))
}

it('an article with the slug `404` is not the error page of all articles on Cloudflare', () => {
  const paths = ['index.html', '404.html', 'articles/404/index.html', 'articles/oak/index.html']
  expect(namesFor('cloudflare', paths)).toEqual(['articles/oak.html'])
  expect(namesFor('netlify', paths)).toEqual(['articles/404.html', 'articles/oak.html'])
})
