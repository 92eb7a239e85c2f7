import { describe, expect, it } from 'vitest'
import { formatProgress } from './formatProgress.ts'

const progress = { written: 3, aside: 0, total: 20, settled: { input: 1000, output: 500 }, lost: { input: 0, output: 0 } }
const price = { currency: 'EUR', input: 1, output: 4 }

describe('the progress of a run', () => {
  it.each([
    [{ timeLeft: 61_000 }, '3 of 20 articles · 1500 tokens · 0.0030 EUR · 61 s left'],
    [{ timeLeft: 90_001 }, '3 of 20 articles · 1500 tokens · 0.0030 EUR · 2 min left'],
    [{}, '3 of 20 articles · 1500 tokens · 0.0030 EUR'],
    [{ aside: 2 }, '3 of 20 articles · 2 set aside · 1500 tokens · 0.0030 EUR'],
    [{ written: 18, aside: 2, timeLeft: 0 }, '18 of 20 articles · 2 set aside · 1500 tokens · 0.0030 EUR'],
  ])('with %j is a line', (change, line) => {
    expect(formatProgress({ ...progress, ...change }, price)).toBe(line)
  })

  it('says nothing of money where no price is known', () => {
    expect(formatProgress(progress, undefined)).toBe('3 of 20 articles · 1500 tokens')
  })
})
