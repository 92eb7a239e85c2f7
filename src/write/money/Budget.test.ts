import { describe, expect, it } from 'vitest'
import { parseBudget } from './Budget.ts'

const price = { currency: 'EUR', input: 1, output: 4 }

describe('a budget', () => {
  it.each([
    ['200000', 200_000],
    ['200k', 200_000],
    ['1.5M', 1_500_000],
    // These are no whole numbers in floating point.
    ['1.005k', 1005],
    ['8.04m', 8_040_000],
    ['0.0005k', 0],
  ])('of %s is in tokens', (text, limit) => {
    expect(parseBudget(text, undefined)).toMatchObject({ limit })
  })

  it('is in money if a currency follows the amount', () => {
    const budget = parseBudget('2.50eur', price)
    if (typeof budget === 'string') throw new Error(budget)
    expect(budget.limit).toBe(2.5)
    expect(budget.measure({ input: 1_000_000, output: 250_000 })).toBe(2)
  })

  it.each([
    ['much', 'neither tokens'],
    ['-5', 'neither tokens'],
    ['1e9', 'neither tokens'],
    ['2USD', 'in USD'],
  ])('of %s is refused', (text, reason) => {
    expect(parseBudget(text, price)).toContain(reason)
  })

  it('in money needs a price', () => {
    expect(parseBudget('2EUR', undefined)).toContain('writing.price')
  })
})
