import { describe, expect, it } from 'vitest'
import { isEveryCase, seedOfRun } from '../../src/platform/testing/sampleCases.ts'
import type { FuzzTarget } from './FuzzTarget.ts'
import { Inventor } from './Inventor.ts'
import { playTarget } from './playTarget.ts'
import { targets } from './targets.ts'

describe('fuzzing finds no fault in', () => {
  it.each(targets)('$name', { timeout: 600_000 }, async (target) => {
    const few = target.few ?? 300
    // The seed comes from `ROOMWRIGHT_SEED`; `node script/fuzz.ts` replays it.
    expect(
      await playTarget({ target, count: target.corpus.length + Math.ceil(few * (isEveryCase() ? 20 : 0.5)), seed: seedOfRun() }),
    ).toEqual([])
  })
})

describe('generated inputs', () => {
  const options = { corpus: ['title: A chair\ntags: [oak, 12]\n'], words: [': ', '- '], longest: 500 }
  const invented = (seed: number) => {
    const inventor = new Inventor({ ...options, seed })
    return Array.from({ length: 500 }, () => inventor.invent())
  }

  it('are deterministic for a seed, varied, and within the length limit', () => {
    expect(invented(7)).toEqual(invented(7))
    expect(invented(8)).not.toEqual(invented(7))
    expect(new Set(invented(7)).size).toBeGreaterThan(400)
    expect(Math.max(...invented(7).map(({ length }) => length))).toBe(options.longest)
  })

  it('reveal planted faults and reach several outcomes', async () => {
    const fates = new Set<string>()
    const target: FuzzTarget = {
      name: 'planted',
      ...options,
      take(input) {
        if (/-\s*-\s*-/.test(input)) throw new RangeError('Three in a row.')
        const fate = String(input.split('-').length)
        fates.add(fate)
        return { faults: /oak[^]*oak/.test(input) ? ['it has two oaks'] : [], fate }
      },
    }
    const found = await playTarget({ target, count: 3000, seed: 1 })
    expect(found.map(({ fault }) => fault.slice(0, 26)).toSorted()).toEqual(['it has two oaks', 'it threw RangeError: Three'])
    expect(fates.size).toBeGreaterThan(3)
  })
})
