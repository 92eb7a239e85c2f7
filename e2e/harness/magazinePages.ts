import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Manifest, manifestFile } from '../../src/shared/manifest.ts'
import { magazine } from './Publication.ts'
import { test as base } from './test.ts'

/** A test whose subject is the magazine itself; it names no article of it. */
export const test = base.extend<object, object>({ publication: [magazine, { scope: 'worker' }] })

/** Paths of all documents of a built site, the error pages left out. */
export function documentPaths(out: string): readonly string[] {
  const { files } = JSON.parse(readFileSync(join(out, manifestFile), 'utf8')) as Manifest
  return files.filter(({ path }) => path.endsWith('index.html')).map(({ path }) => `/${path.replace(/\/?index\.html$/, '')}`)
}

/** Of articles, authors and topics, which are many and alike, one in a dozen; all other documents. `EVERY_PAGE=1` leaves none out. */
export function sampledPaths(out: string): readonly string[] {
  const paths = documentPaths(out)
  if (process.env.EVERY_PAGE) return paths
  const alike = (path: string) => /^(\/..)?\/(articles\/.|authors\/.|[^/]+\/[^/]+\/.)/.test(path)
  return [...paths.filter((path) => !alike(path)), ...paths.filter(alike).filter((_, index) => index % 12 === 0)]
}

const html = (out: string, path: string) => readFileSync(join(out, path, 'index.html'), 'utf8')

/** The longest article in the default language: what any budget has to hold for. */
export function longestArticle(out: string): string {
  const articles = documentPaths(out).filter((path) => path.startsWith('/articles/'))
  return articles.reduce((longest, path) => (html(out, path).length > html(out, longest).length ? path : longest))
}
