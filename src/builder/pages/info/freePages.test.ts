import { expect, it } from 'vitest'
import { loadFiles } from '../../../content/testing/loadFiles.ts'
import { makeSlices } from '../../pageData/slices.ts'
import { createPicturePlanner } from '../../images/planPictures.ts'
import { indexSite } from '../indexSite.ts'
import { createCardMaker } from '../articleCard.ts'
import { planFreePages } from './freePages.ts'

const page = (fields: string) => `---\n${fields}\ndescription: 📜 Who we are.\n---\nWe garden.\n`

async function siteOf(settings = '') {
  const { publication } = await loadFiles({
    'site.config.ts': `export default { key: 'k', slug: 's', title: 'Shed', url: 'https://t.example', languages: ['en', 'tr'], ${settings} }\n`,
    'pages/imprint/en.md': page('title: 📜 Imprint | Shed'),
    'pages/imprint/tr.md': page('title: Künye\nheading: Kimiz?\naddress: /künye\nplace: none'),
    'pages/shop/en.md': page('title: Shop\nplace: menu'),
  })
  if (!publication) throw new Error('The publication has mistakes')
  return publication
}

async function plansIn(language: 'en' | 'tr', settings = '') {
  const site = indexSite(await siteOf(settings), language)
  const pictures = createPicturePlanner()
  return { site, plans: planFreePages(site, { pictures, cards: createCardMaker(site, pictures) }) }
}

it('a free page has the address for its language, and its translations as alternates', async () => {
  const { plans } = await plansIn('en')
  const turkish = await plansIn('tr')
  expect(plans.map(({ path, alternateKey }) => `${path} ${alternateKey}`)).toEqual(['/imprint free:imprint', '/shop free:shop'])
  expect(turkish.plans.map(({ path, alternateKey }) => `${path} ${alternateKey}`)).toEqual(['/tr/künye free:imprint'])
})

it('the heading of a free page is its own, or otherwise derived from its title', async () => {
  const { plans } = await plansIn('en')
  const turkish = await plansIn('tr')
  expect(plans[0]).toMatchObject({ title: '📜 Imprint | Shed', ownTitle: '📜 Imprint', description: '📜 Who we are.' })
  expect(plans[0]?.props({ blocks: '' })).toMatchObject({ heading: 'Imprint', html: '<p>We garden.</p>' })
  expect(turkish.plans[0]?.props({ blocks: '' })).toMatchObject({ heading: 'Kimiz?' })
})

it('structured data describes a free page as a web page', async () => {
  const [imprint] = (await plansIn('en')).plans
  const head = { title: '', description: '', canonical: 'https://t.example/imprint', alternates: [] }
  expect(imprint?.data?.(imprint.props({ blocks: '' }), head)).toMatchObject([
    { '@type': 'WebPage', name: 'Imprint', url: 'https://t.example/imprint', inLanguage: 'en' },
    { '@type': 'BreadcrumbList' },
  ])
})

it('a free page is linked in the footer by default, or where its `place` says', async () => {
  const english = makeSlices((await plansIn('en')).site, { logo: undefined, year: 2026 })
  const turkish = makeSlices((await plansIn('tr')).site, { logo: undefined, year: 2026 })
  expect(english.footer.pages).toEqual([{ text: 'Imprint', path: '/imprint' }])
  expect(english.header.pages).toEqual([{ text: 'Shop', path: '/shop' }])
  expect(turkish.footer).not.toHaveProperty('pages')
  expect(turkish.header).not.toHaveProperty('pages')
})

it('the title and description of a free page have no emoji if the publication turns them off', async () => {
  const { plans } = await plansIn('en', 'emojiTitles: false')
  expect(plans[0]).toMatchObject({ title: 'Imprint | Shed', description: 'Who we are.' })
})
