import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleCases } from '../../src/platform/testing/sampleCases.ts'
import { type Manifest, manifestFile } from '../../src/shared/output/manifest.ts'
import type { PageData } from '../../src/shared/pages/pageData.ts'
import { magazine } from './Publication.ts'
import { test as base } from './test.ts'

/** A test of the magazine itself, which must not name any of its articles. */
export const test = base.extend({ publication: magazine })

/** Lists the paths of all documents of a built site, except the error pages. */
export function documentPaths(out: string): readonly string[] {
  const { files } = JSON.parse(readFileSync(join(out, manifestFile), 'utf8')) as Manifest
  return files.filter(({ path }) => path.endsWith('index.html')).map(({ path }) => `/${path.replace(/\/?index\.html$/, '')}`)
}

/** Returns the template and the language of a page. */
function kindsOf(out: string, path: string): readonly string[] {
  const file = join(out, 'page-data', path === '/' ? 'index' : path, 'page-data.json')
  const { componentChunkName, result } = JSON.parse(readFileSync(file, 'utf8')) as PageData
  return [componentChunkName, result.language]
}

/** Returns a sample of pages of every kind and in every language; in nightly runs, all pages. */
export function sampledPaths(out: string): readonly string[] {
  return sampleCases(documentPaths(out), (path) => kindsOf(out, path))
}

const html = (out: string, path: string) => readFileSync(join(out, path, 'index.html'), 'utf8')

/** Returns the longest article in the default language, which every budget must hold for. */
export function longestArticle(out: string): string {
  const articles = documentPaths(out).filter((path) => path.startsWith('/articles/'))
  return articles.reduce((longest, path) => (html(out, path).length > html(out, longest).length ? path : longest))
}
