import { expect, test } from 'vitest'
import { headings } from '../site/lib/headings.ts'

test('the front page of the magazine uses its own headings', () => {
  expect(headings.en).toMatchObject({
    newest: 'Have More wonderful Stuff',
    topRated: 'Top Rated Stories',
    updatedArticles: 'Updated Articles',
  })
})
