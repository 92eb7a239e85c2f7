import { expect, it } from 'vitest'
import { article, loadFiles } from '../../content/testing/loadFiles.ts'
import { createPicturePlanner } from '../images/planPictures.ts'
import { indexSite } from '../pages/SiteIndex.ts'
import { planArticlePages } from '../pages/article/articlePages.ts'
import { createCardMaker } from '../pages/articleCard.ts'
import { authorData, breadcrumbData } from './structuredData.ts'

const url = 'https://a.example'

it('a pen name and a desk are never a person', () => {
  expect(authorData({ name: 'Vera', kind: 'person' })).toEqual({ '@type': 'Person', name: 'Vera' })
  expect(authorData({ name: 'Vera', kind: 'pen-name', url: 'u' })).toEqual({ '@type': 'Organization', name: 'Vera', url: 'u' })
  expect(authorData({ name: 'The desk', kind: 'desk' })).toMatchObject({ '@type': 'Organization' })
})

it('breadcrumbs are numbered from the home page, and one alone is none', () => {
  expect(breadcrumbData([{ text: 'Home', path: '/' }], url)).toEqual([])
  const [list] = breadcrumbData([{ text: 'Home', path: '/' }, { text: 'Oak <b>' }], url)
  expect(list).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://a.example/' },
      { position: 2, name: 'Oak <b>' },
    ],
  })
})

it('an article names its corrections, the newest first', async () => {
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
