import { expect, test } from 'vitest'
import { headings } from '../site/lib/headings.ts'

test('the headings of the magazine’s front page are the specification’s own', () => {
  expect(headings.en).toMatchObject({
    newest: 'Have More wonderful Stuff',
    topRated: 'Top Rated Stories',
    updatedArticles: 'Updated Articles',
  })
})
