import { expect, test } from 'vitest'
import { renderInLayout } from '../../testing/renderInLayout.tsx'
import { ReadingAids } from './ReadingAids.island.tsx'

test('the aids of a text add nothing to a document', () => {
  expect(renderInLayout(<ReadingAids />)).toBe('')
})
