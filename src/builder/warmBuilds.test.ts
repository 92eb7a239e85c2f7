import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isEveryCase, seedOfRun } from '../platform/testing/sampleCases.ts'
import { proveWarmBuilds } from './testing/proveWarmBuilds.ts'

const root = join(import.meta.dirname, '../..')
/** Told in the test's name: `node script/proveWarmBuilds.ts 20 SEED 100` repeats it. The night takes more articles and 500 rounds. */
const seed = seedOfRun()
const articles = isEveryCase() ? 300 : 100

it(`after random edits, a warm build gives what a clean one gives (seed ${seed})`, { timeout: 240_000 }, async () => {
  let stopped = 0
  expect(
    await proveWarmBuilds({ root, seed, rounds: 20, articles, round: (_round, _edits, isBuilt) => (stopped += isBuilt ? 0 : 1) }),
  ).toEqual([])
  expect(stopped).toBeLessThan(10)
})
