import { afterEach, describe, expect, test, vi } from 'vitest'
import { sampleCases, sampleSteps } from './sampleCases.ts'

const rows = ['a', 'b', 'c', 'd', 'e', 'f'] as const
const columns = ['1', '2', '3', '4'] as const
const cells = rows.flatMap((row) => columns.map((column) => `${row}${column}`))
const kindsOf = (cell: string) => cell.split('')
const draw = (seed: number) => sampleCases(cells, kindsOf, { seed, isWhole: false })

describe('a sample of a matrix', () => {
  test('has every row and every column, and no more cells than the longer side', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const sample = draw(seed)
      expect(new Set(sample.flatMap(kindsOf))).toEqual(new Set<string>([...rows, ...columns]))
      expect(sample.length).toBe(rows.length)
    }
  })

  test('is the same for the same seed, in the original order, and differs between seeds', () => {
    expect(draw(20_261_123)).toEqual(draw(20_261_123))
    expect(draw(7)).toEqual(cells.filter((cell) => draw(7).includes(cell)))
    expect(new Set(Array.from({ length: 20 }, (_, seed) => draw(seed).join())).size).toBeGreaterThan(15)
  })

  test('reaches every cell with some seed', () => {
    expect(new Set(Array.from({ length: 200 }, (_, seed) => draw(seed)).flat())).toEqual(new Set(cells))
  })

  test('contains every cell at night', () => {
    expect(sampleCases(cells, kindsOf, { seed: 1, isWhole: true })).toEqual(cells)
  })
})

describe('a sample of steps', () => {
  afterEach(() => void vi.unstubAllEnvs())

  test('reaches every step with some seed, and takes every step at night', () => {
    vi.stubEnv('EVERY_CASE', undefined)
    const firsts = Array.from({ length: 3 }, (_, seed) => {
      vi.stubEnv('ROOMWRIGHT_SEED', String(20_261_123 + seed))
      return sampleSteps(3)
    })
    expect(firsts.map(({ step }) => step)).toEqual([3, 3, 3])
    expect(new Set(firsts.map(({ first }) => first))).toEqual(new Set([1, 2, 3]))
    vi.stubEnv('EVERY_CASE', '1')
    expect(sampleSteps(3)).toEqual({ first: 1, step: 1 })
  })
})
