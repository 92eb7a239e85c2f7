import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite } from '../builder/testing/buildSite.ts'
import { type Manifest, manifestFile } from '../shared/output/manifest.ts'
import { documentFile, pageKey } from '../shared/addresses/paths.ts'
import { createRedirectFinder } from '../shared/redirects/redirects.ts'
import { gatsbySite, hugoSite, jekyllSite, markdownFolder } from './testing/fileSites.ts'
import { ghostExport } from './testing/ghostExport.ts'
import { Publication, now } from './testing/Publication.ts'
import { wordpressExport } from './testing/wordpressExport.ts'

let publication: Publication
let out: string

beforeAll(async () => {
  publication = new Publication()
  out = join(publication.home, 'out')
  const count = 60
  await publication.import('hugo', publication.source(hugoSite(count), 'hugo'))
  await publication.import('jekyll', publication.source(jekyllSite(count), 'jekyll'))
  await publication.import('gatsby', publication.source(gatsbySite(count), 'gatsby'))
  await publication.import('markdown', publication.source(markdownFolder(count), 'markdown'))
  await publication.import('wordpress', `${publication.source(wordpressExport(count), 'wordpress')}/export.xml`)
  await publication.import('ghost', `${publication.source(ghostExport(count), 'ghost')}/export.json`)
  const { problems, failures } = await buildSite({ site: publication.site, out, now })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(failures).toEqual([])
}, 240_000)

afterAll(() => publication.remove())

test('six imports into one publication build without a dead link on any page', () => {
  const manifest = JSON.parse(readFileSync(join(out, manifestFile), 'utf8')) as Manifest
  const findRedirect = createRedirectFinder(manifest.redirects)
  const documents = manifest.files.map(({ path }) => path).filter((path) => path.endsWith('.html'))
  expect(documents.length).toBeGreaterThan(340)
  const isThere = (path: string) =>
    existsSync(join(out, documentFile(path))) || existsSync(join(out, path)) || findRedirect(path) !== undefined
  const links = new Set(
    documents.flatMap((name) =>
      [...readFileSync(join(out, name), 'utf8').matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, path = '']) => pageKey(path)),
    ),
  )
  expect(links.size).toBeGreaterThan(300)
  expect([...links].filter((path) => !isThere(path))).toEqual([])
})

test('each old address redirects to a page', () => {
  const manifest = JSON.parse(readFileSync(join(out, manifestFile), 'utf8')) as Manifest
  expect(manifest.redirects.length).toBeGreaterThan(300)
  expect(manifest.redirects.filter(({ to }) => !existsSync(join(out, documentFile(pageKey(to)))) && !existsSync(join(out, to)))).toEqual([])
})
