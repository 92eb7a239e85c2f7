import { describe, expect, test } from 'vitest'
import { parseRetryAfter } from './modelFailure.ts'

describe('parseRetryAfter', () => {
  const now = 'Sat, 21 Nov 2026 18:00:00 GMT'

  test.each([
    ['2', 2000],
    [' 0.5 ', 500],
    ['Sat, 21 Nov 2026 18:01:00 GMT', 60_000],
    ['Sat, 21 Nov 2026 17:00:00 GMT', 0],
    ['soon', undefined],
    [undefined, undefined],
  ])('a server that requests a retry after %j is not asked for %j ms', (value, wait) => {
    expect(parseRetryAfter(value, now)).toBe(wait)
  })
})
