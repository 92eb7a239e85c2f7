import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { proveWarmBuilds } from './testing/proveWarmBuilds.ts'

const root = join(import.meta.dirname, '../..')
/** Told in the test's name: `node script/proveWarmBuilds.ts 20 SEED` repeats it. */
const seed = randomInt(1_000_000)

it(`after random edits, a warm build gives what a clean one gives (seed ${seed})`, { timeout: 240_000 }, async () => {
  let stopped = 0
  expect(
    await proveWarmBuilds({ root, seed, rounds: 20, articles: 300, round: (_round, _edits, isBuilt) => (stopped += isBuilt ? 0 : 1) }),
  ).toEqual([])
  expect(stopped).toBeLessThan(5)
})
