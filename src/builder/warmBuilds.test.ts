import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isEveryCase, seedOfRun } from '../platform/testing/sampleCases.ts'
import { proveWarmBuilds } from './testing/proveWarmBuilds.ts'

const root = join(import.meta.dirname, '../..')
/** Told in the test's name: `node script/proveWarmBuilds.ts 15 SEED 60` repeats it. The night takes 300 articles, and 500 rounds beside. */
const seed = seedOfRun()
const articles = isEveryCase() ? 300 : 60

it(`after random edits, a warm build gives what a clean one gives (seed ${seed})`, { timeout: 900_000 }, async () => {
  let stopped = 0
  expect(
    await proveWarmBuilds({ root, seed, rounds: 15, articles, round: (_round, _edits, isBuilt) => (stopped += isBuilt ? 0 : 1) }),
  ).toEqual([])
  expect(stopped).toBeLessThan(8)
})
