import { expect, it } from 'vitest'
import { loadFiles } from '../../content/testing/loadFiles.ts'
import { planFeeds } from '../feeds/planFeeds.ts'
import { createPicturePlanner } from '../images/planPictures.ts'
import { indexSite } from './indexSite.ts'
import { planPages } from './planPages.ts'
import { withoutEmoji } from './titles.ts'

it.each([
  ['🏠 Home', 'Home'],
  ['Home 🗺️', 'Home'],
  ['A 👩‍🌾 garden 🇹🇷 of ✏️ words', 'A garden of words'],
  ['Oak™ & Ash©, 3 # 4 *', 'Oak™ & Ash©, 3 # 4 *'],
  ['©️ 2026', '2026'],
  ['Who writes for Oak 🪑, and why', 'Who writes for Oak, and why'],
  ['Oak (with 🪑) 🪑🪴 🪑. End', 'Oak (with). End'],
  ['Oak🪑Ash 🪑Elm', 'OakAsh Elm'],
  ['Chêne : un 🪑 bois', 'Chêne : un bois'],
])('%s without emoji is %s', (text, plain) => {
  expect(withoutEmoji(text)).toBe(plain)
})

it('a publication without emoji in titles may have one in its name, and a page may have nothing else', async () => {
  const { publication } = await loadFiles({
    'site.config.ts':
      "export default { key: 'k', slug: 's', title: 'Oak 🪑', url: 'https://t.example', languages: ['en'], emojiTitles: false }\n",
    'pages/chair/en.md': '---\ntitle: 🪑\ndescription: 🪑\n---\nA text.\n',
  })
  if (!publication) throw new Error('The publication has mistakes')
  const plans = planPages(indexSite(publication, 'en'), createPicturePlanner())
  expect(plans.find(({ path }) => path === '/terms')).toMatchObject({ title: 'Terms of Use | Oak', ownTitle: 'Terms of Use' })
  expect(plans.find(({ path }) => path === '/chair')).toMatchObject({ title: '🪑', description: '🪑' })
})

it('titles and descriptions for search engines have no emoji if the publication turns them off', async () => {
  const pictograph = /\p{Emoji_Presentation}|\uFE0F/u
  const written = '---\ntitle: 📜 Terms\ndescription: 📜 Terms.\n---\nA text.\n'
  const author = '---\nname: Ann Lee\nmeta_title: 🪴 Ann\nmeta_description: 🪴 On Ann.\n---\nShe writes.\n'
  const emojiOf = async (settings: string) => {
    const { publication } = await loadFiles({
      'site.config.ts': `export default { key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en'], ${settings} }\n`,
      'pages/terms/en.md': written,
      'authors/ann/en.md': author,
    })
    if (!publication) throw new Error('The publication has mistakes')
    const site = indexSite(publication, 'en')
    const plans = planPages(site, createPicturePlanner())
    const feeds = planFeeds(site).filter(({ title, description }) => pictograph.test(title + description))
    return [
      ...plans.filter(({ title, ownTitle, description }) => pictograph.test(title + ownTitle + description)).map(({ path }) => path),
      ...feeds.map(({ key }) => key),
    ]
  }
  expect(await emojiOf('emojiTitles: false')).toEqual([])
  expect(await emojiOf('')).toEqual(
    expect.arrayContaining(['/', '/terms', '/authors/ann', '/saved', '/404.html', '/500.html', '/offline.html', 'site']),
  )
})
