import { expect, test } from 'vitest'
import magazine from '../site/site.config.ts'

test('the headings of the magazine’s front page are the specification’s own', () => {
  expect(magazine.words.en).toMatchObject({
    newest: 'Have More wonderful Stuff',
    topRated: 'Top Rated Stories',
    updatedArticles: 'Updated Articles',
  })
})
