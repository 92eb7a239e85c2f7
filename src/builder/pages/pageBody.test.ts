import { expect, test } from 'vitest'
import { loadFiles } from '../../content/testing/loadFiles.ts'
import { createPicturePlanner } from '../images/planPictures.ts'
import { planPages } from './planPages.ts'
import { indexSite } from './indexSite.ts'

const list = '```shopping-list\nitems:\n  - { item: Oil, amount: 1 }\n```\n'
const page = (more = '') => `---\ntitle: T\ndescription: D.\n${more}---\nAbove.\n\n${list}`

/** The HTML of the text of each page, by address. */
async function textsOf(files: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, string>> {
  const { publication } = await loadFiles(files)
  if (!publication) throw new Error('The publication has mistakes')
  const site = indexSite(publication, 'en')
  const plans = planPages(site, createPicturePlanner())
  return new Map(
    plans.map((plan) => {
      const props = plan.props({ blocks: '/assets/blocks.css' })
      return [plan.path, 'html' in props ? (props.html ?? '') : '']
    }),
  )
}

test('a block on a page of any kind brings the style sheet of blocks, after the text above it', async () => {
  const names = ['home', 'authors', 'about-us', 'privacy-policy', 'terms', 'editorial-policy', 'sitemap', 'not-found', 'imprint']
  const texts = await textsOf(Object.fromEntries(names.map((name) => [`pages/${name}/en.md`, page()])))
  const shown = [...texts].filter(([, html]) =>
    html.startsWith('<p>Above.</p>\n<link rel="stylesheet" href="/assets/blocks.css"><figure data-block='),
  )
  expect(shown.map(([path]) => path).sort()).toEqual(
    ['/', '/404.html', '/authors', '/imprint', '/info/about-us', '/info/editorial-policy', '/privacy-policy', '/terms', '/sitemap'].sort(),
  )
})

test('a page without blocks links no style sheet of blocks', async () => {
  const texts = await textsOf({ 'pages/about-us/en.md': '---\ntitle: T\ndescription: D.\n---\nAbove.\n' })
  expect([...texts.values()].join('')).not.toContain('stylesheet')
})
