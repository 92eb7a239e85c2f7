import { expect, it } from 'vitest'
import { article, loadFiles } from '../../content/testing/loadFiles.ts'
import { createPicturePlanner } from '../images/planPictures.ts'
import { createCardMaker } from './articleCard.ts'
import { indexSite } from './indexSite.ts'

/** Returns the card of an article with these fields. */
async function cardOf(fields: Readonly<Record<string, string>>) {
  const { publication, problems } = await loadFiles({ 'articles/stool/en.md': article({ slug: 'stool', ...fields }) })
  const stool = publication?.articles.find(({ slug }) => slug === 'stool')
  if (!publication || !stool) throw new Error(JSON.stringify(problems))
  return createCardMaker(indexSite(publication, 'en'), createPicturePlanner()).card(stool)
}

it('a card says where the article is filed, who signs it and how old it is', async () => {
  const { path, kicker, author, date, updated } = await cardOf({ author: 'Ann Lee', updated: '2026-02-03' })
  expect({ path, kicker: kicker?.path, author, date: date.text, updated: updated?.text }).toEqual({
    path: '/articles/stool',
    kicker: '/furniture/other',
    author: 'Ann Lee',
    date: '31 January 2026',
    updated: '3 February 2026',
  })
})

it.each(['2026-01-30', '2026-01-31'])('a card does not call an article of 2026-01-31 updated on %s', async (updated) => {
  expect(await cardOf({ updated })).not.toHaveProperty('updated')
})
