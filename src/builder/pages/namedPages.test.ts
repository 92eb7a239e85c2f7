import { expect, test } from 'vitest'
import { loadFiles } from '../../content/testing/loadFiles.ts'
import { indexSite } from './indexSite.ts'
import { namedPageText } from './namedPages.ts'

test.each([
  ['', 'T: the newest articles, the best rated and every category.'],
  ["home: ['rated']", 'T: the newest articles, the best rated and every category.'],
  ["home: ['newest', 'categories']", 'T: the newest articles and every category.'],
  ['ratings: false', 'T: the newest articles and every category.'],
])('with the settings "%s", the front page describes itself as "%s"', async (settings, description) => {
  const config = `export default { key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en'], emojiTitles: false, ${settings} }\n`
  const { publication } = await loadFiles({ 'site.config.ts': config })
  if (!publication) throw new Error('The publication has mistakes')
  expect(namedPageText(indexSite(publication, 'en'), 'home').description).toContain(description)
})
