import { describe, expect, test } from 'vitest'
import { article, loadFiles, placesOf } from '../testing/loadFiles.ts'

describe('a rating', () => {
  const reading = (date: string, answers?: string) => `{ by: Kim, kind: person, date: ${date}${answers ? `, answers: [${answers}]` : ''} }`
  const none = 'Remove `rating`, or write the five `answers` of a reading.'
  test.each([
    ['with the answers it is the sum of', '4.5', [reading('2026-02-01', '1, 1, 1, 1, 0.5')], undefined],
    ['with other answers', '4.9', [reading('2026-02-01', '1, 1, 1, 1, 0.5')], 'Write `rating: 4.5`.'],
    ['without a reading', '4', undefined, none],
    ['with a reading without answers', '4', [reading('2026-02-01')], none],
    ['of the last reading', '3', [reading('2026-02-02', '1, 1, 1, 0, 0'), reading('2026-02-01', '1, 1, 1, 1, 1')], undefined],
    ['of the first reading', '5', [reading('2026-02-01', '1, 1, 1, 1, 1'), reading('2026-02-02', '1, 1, 1, 0, 0')], 'Write `rating: 3`.'],
    ['of the second reading of a day', '5', ['1, 1, 1, 0, 0', '1, 1, 1, 1, 1'].map((answers) => reading('2026-02-01', answers)), undefined],
    ['of the last reading that has answers', '3', [reading('2026-02-01', '1, 1, 1, 0, 0'), reading('2026-02-02')], undefined],
  ])('%s', async (_name, rating, readings, fix) => {
    const made = readings && { made: `{ by: person, readings: [${readings.join(', ')}] }` }
    const { problems } = await loadFiles({ 'articles/b/en.md': article({ slug: 'b', rating, ...made }) })
    const found = problems.filter(({ rule }) => rule === 'rating-without-reading')
    expect(found.map(({ severity, line, column, fix: remedy }) => ({ severity, line, column, fix: remedy }))).toEqual(
      fix === undefined ? [] : [{ severity: 'error', line: 7, column: 9, fix }],
    )
  })
})

test.each([
  ['2026-01-31', '2026-01-31', false],
  ['2026-01-31', '2026-02-01', false],
  ['2026-01-31', '2026-01-30', true],
  ['2026-01-31T12:00Z', '2026-01-31', false],
  ['2026-01-31T12:00Z', '2026-01-31T11:59Z', true],
  ['2026-01-31T12:00Z', '2026-01-31T14:59+03:00', true],
])('published %s and updated %s is an error only if the update comes first', async (date, updated, isWrong) => {
  const result = await loadFiles({ 'articles/b/en.md': article({ slug: 'b', date, updated }) })
  expect(placesOf(result)).toEqual(isWrong ? ['articles/b/en.md:7:10 updated-before-date'] : [])
})
