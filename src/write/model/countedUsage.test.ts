import { expect, test } from 'vitest'
import { countedUsage } from './countedUsage.ts'

test('a count is taken as the server gives it', () => {
  expect(countedUsage({ prompt_tokens: 12, completion_tokens: 3, total_tokens: 15 })).toEqual({ input: 12, output: 3 })
})

test.each([
  undefined,
  null,
  {},
  { prompt_tokens: 12 },
  { prompt_tokens: 0, completion_tokens: 0 },
  { prompt_tokens: -900, completion_tokens: 3 },
  { prompt_tokens: 1.5, completion_tokens: 3 },
  { prompt_tokens: 1e300, completion_tokens: 3 },
  { prompt_tokens: '12', completion_tokens: '3' },
])('a count of %j is none, and cannot make a budget longer', (raw) => {
  expect(countedUsage(raw)).toBeUndefined()
})
