import { expect, it } from 'vitest'
import { article, loadFiles } from '../../content/testing/loadFiles.ts'
import { createPicturePlanner } from '../images/planPictures.ts'
import { indexSite } from '../pages/indexSite.ts'
import { planArticlePages } from '../pages/article/articlePages.ts'
import { createCardMaker } from '../pages/articleCard.ts'
import { authorData, breadcrumbData, websiteData } from './structuredData.ts'

const url = 'https://a.example'

it('a pen name and a desk are organisations, never persons', () => {
  expect(authorData({ name: 'Vera', kind: 'person' })).toEqual({ '@type': 'Person', name: 'Vera' })
  expect(authorData({ name: 'Vera', kind: 'pen-name', url: 'u' })).toEqual({ '@type': 'Organization', name: 'Vera', url: 'u' })
  expect(authorData({ name: 'The desk', kind: 'desk' })).toMatchObject({ '@type': 'Organization' })
})

it('an author whom the publication does not introduce is a person', () => {
  expect(authorData({ name: 'Ann Lee' })).toEqual({ '@type': 'Person', name: 'Ann Lee' })
})

it('every social link is a profile of the publisher', async () => {
  const social = "{ mastodon: 'https://m.example/@t', video: 'https://v.example/t' }"
  const { publication } = await loadFiles({
    'site.config.ts': `export default { key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en'], social: ${social} }\n`,
  })
  if (!publication) throw new Error('The publication has mistakes')
  const data = websiteData(publication.site, { head: { title: '', description: '', alternates: [] }, language: 'en', policy: undefined })
  expect(data).toMatchObject({ publisher: { sameAs: ['https://m.example/@t', 'https://v.example/t'] } })
})

it('breadcrumbs are numbered from the home page, and omitted if there is only one', () => {
  expect(breadcrumbData([{ text: 'Home', path: '/' }], url)).toEqual([])
  const [list] = breadcrumbData([{ text: 'Home', path: '/' }, { text: 'Oak <b>' }], url)
  expect(list).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://a.example/' },
      { position: 2, name: 'Oak <b>' },
    ],
  })
})

it('an article lists its corrections, newest first', async () => {
  const corrections = '[{ date: 2026-03-04, text: Two. }, { date: 2026-03-05, text: "It is 30 cm, not <b>." }]'
  const { publication } = await loadFiles({
    'articles/a-plain-chair': null,
    'articles/shelf/en.md': article({ slug: 'shelf', corrections }),
  })
  if (!publication) throw new Error('The publication has mistakes')
  const site = indexSite(publication, 'en')
  const pictures = createPicturePlanner()
  const [plan] = planArticlePages(site, { pictures, cards: createCardMaker(site, pictures) })
  expect(plan?.data?.(plan.props({ blocks: '' }), { title: '', description: '', alternates: [] })[0]).toMatchObject({
    '@type': 'Article',
    dateModified: '2026-03-05',
    correction: [
      { '@type': 'CorrectionComment', text: 'It is 30 cm, not <b>.', datePublished: '2026-03-05' },
      { '@type': 'CorrectionComment', text: 'Two.', datePublished: '2026-03-04' },
    ],
  })
})

it('an article lists the crops around its focus point', async () => {
  const { publication } = await loadFiles({
    'articles/a-plain-chair': null,
    'articles/shelf/lead.webp': 'a picture',
    'articles/shelf/en.md': article({ slug: 'shelf', image: '{ src: ./lead.webp, alt: A shelf, focus: [0.25, 1] }' }),
  })
  if (!publication) throw new Error('The publication has mistakes')
  const site = indexSite(publication, 'en')
  const pictures = createPicturePlanner()
  const [plan] = planArticlePages(site, { pictures, cards: createCardMaker(site, pictures) })
  const props = plan?.props({ blocks: '' })
  expect(props?.picture?.focus).toEqual([0.25, 1])
  expect(props && plan?.data?.(props, { title: '', description: '', alternates: [] })[0]).toMatchObject({
    author: { '@type': 'Person', name: 'Ann Lee' },
    image: [
      expect.stringMatching(/-1x1-250x1000\.jpg$/),
      expect.stringMatching(/-4x3-250x1000\.jpg$/),
      expect.stringMatching(/-16x9-250x1000\.jpg$/),
    ],
  })
})
