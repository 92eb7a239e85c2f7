import { expect, test } from 'vitest'
import { loadFiles } from '../../../content/testing/loadFiles.ts'
import { engineLanguageCodes } from '../../../shared/languages/languages.ts'
import { llmsText } from '../../discovery/llmsText.ts'
import { createPicturePlanner } from '../../images/planPictures.ts'
import { makeSlices } from '../../pageData/slices.ts'
import { indexSite } from '../indexSite.ts'
import { createCardMaker } from '../articleCard.ts'
import { planSitemapPage } from '../sitemap/sitemapPage.ts'
import { planInfoPages } from './infoPages.ts'

async function open(files: Parameters<typeof loadFiles>[0]) {
  const { publication } = await loadFiles(files)
  if (!publication) throw new Error('The publication has mistakes')
  const site = indexSite(publication, publication.site.languages[0])
  const pictures = createPicturePlanner()
  const tools = { cards: createCardMaker(site, pictures), pictures }
  const pages = planInfoPages(site, tools).map((plan) => [plan.path, plan.props({ blocks: '' }).html])
  return { site, pages: new Map(pages as [string, string][]), sitemap: planSitemapPage(site, tools)[0]?.props({ blocks: '' }) }
}

const page = (fields: string, body: string) => `---\ntitle: T\ndescription: D\n${fields}---\n${body}`
const config = (language: string) =>
  `export default { key: 'a', slug: 'a', title: 'Salt & Oak', url: 'https://a.example', languages: ['${language}'] }\n`

test.each(engineLanguageCodes)('an info page that the publication has not written has a default text in %s', async (language) => {
  const { pages } = await open({ 'site.config.ts': config(language), 'articles/a-plain-chair': null, 'articles/.keep': '' })
  expect([...pages.keys()]).toEqual(['/info/about-us', '/privacy-policy', '/terms'])
  for (const [path, html] of pages) expect(html, path).toMatch(/^<p>.*Salt &amp; Oak.{15,}<\/p>$/)
})

test('an info page without a text has the default text, and one with a text has its own', async () => {
  const { pages } = await open({ 'pages/terms/en.md': page('', ''), 'pages/about-us/en.md': page('', 'Ours.\n') })
  expect(pages.get('/terms')).toContain('Everyone may read Minimal')
  expect(pages.get('/info/about-us')?.trim()).toBe('<p>Ours.</p>')
})

test('a placeholder has no page, and nothing links to it', async () => {
  const { site, pages, sitemap } = await open({ 'pages/terms/en.md': page('placeholder: true\n', 'Write.\n') })
  expect([...pages.keys()]).toEqual(['/info/about-us', '/privacy-policy'])
  expect(Object.keys(makeSlices(site, { logo: undefined, year: 2026 }).footer.info)).toEqual([
    'authors',
    'privacy-policy',
    'about-us',
    'sitemap',
  ])
  expect(sitemap?.pages.map(({ path }) => path)).toEqual(['/', '/authors', '/info/about-us', '/privacy-policy'])
  expect(llmsText(site, [])).not.toContain('/terms')
})
