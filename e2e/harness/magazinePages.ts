import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleCases } from '../../src/platform/testing/sampleCases.ts'
import { type Manifest, manifestFile } from '../../src/shared/manifest.ts'
import type { PageData } from '../../src/shared/pageData.ts'
import { magazine } from './Publication.ts'
import { test as base } from './test.ts'

/** A test whose subject is the magazine itself; it names no article of it. */
export const test = base.extend({ publication: magazine })

/** Paths of all documents of a built site, the error pages left out. */
export function documentPaths(out: string): readonly string[] {
  const { files } = JSON.parse(readFileSync(join(out, manifestFile), 'utf8')) as Manifest
  return files.filter(({ path }) => path.endsWith('index.html')).map(({ path }) => `/${path.replace(/\/?index\.html$/, '')}`)
}

/** What the page is made by, in its language. */
function kindOf(out: string, path: string): string {
  const file = join(out, 'page-data', path === '/' ? 'index' : path, 'page-data.json')
  const { componentChunkName, result } = JSON.parse(readFileSync(file, 'utf8')) as PageData
  return `${componentChunkName} in ${result.language}`
}

/** Pages of every kind in every language; by night all. */
export function sampledPaths(out: string): readonly string[] {
  return sampleCases(documentPaths(out), (path) => [kindOf(out, path)])
}

const html = (out: string, path: string) => readFileSync(join(out, path, 'index.html'), 'utf8')

/** The longest article in the default language: what any budget has to hold for. */
export function longestArticle(out: string): string {
  const articles = documentPaths(out).filter((path) => path.startsWith('/articles/'))
  return articles.reduce((longest, path) => (html(out, path).length > html(out, longest).length ? path : longest))
}
