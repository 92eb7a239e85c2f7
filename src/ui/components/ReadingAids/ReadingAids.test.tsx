import { expect, test } from 'vitest'
import { renderInLayout } from '../../testing/renderInLayout.tsx'
import { ReadingAids } from './ReadingAids.island.tsx'

test('the reading aids render nothing in a document', () => {
  expect(renderInLayout(<ReadingAids />)).toBe('')
})
