import { expect, it } from 'vitest'
import { isEveryCase, seedOfRun } from '../platform/testing/sampleCases.ts'
import { simulateDeploys } from './testing/simulateDeploys.ts'

/** `node script/simulate.ts 1 SEED deploys` repeats the seed in a failure. */
const seeds = isEveryCase() ? 10_000 : 1000

it(
  `two deploys that fail, pause and are killed keep every release complete, with each of ${seeds} seeds from ${seedOfRun()}`,
  { timeout: 900_000 },
  async () => {
    for (let seed = seedOfRun(); seed < seedOfRun() + seeds; seed += 1) expect([seed, await simulateDeploys(seed)]).toEqual([seed, []])
  },
)
