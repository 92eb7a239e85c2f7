import { expect, it } from 'vitest'
import { temporaryFolder } from '../platform/testing/temporaryFolder.ts'
import { isEveryCase, seedOfRun } from '../platform/testing/sampleCases.ts'
import { simulateOutputs } from './testing/simulateOutputs.ts'

/** `node script/simulate.ts 1 SEED outputs` repeats the seed in a failure. */
const seeds = isEveryCase() ? 10_000 : 1000

it(
  `failing, killed and concurrent builds leave the old or the new site, with each of ${seeds} seeds from ${seedOfRun()}`,
  { timeout: 900_000 },
  async () => {
    const folder = temporaryFolder('simulated')
    for (let seed = seedOfRun(); seed < seedOfRun() + seeds; seed += 1)
      expect([seed, await simulateOutputs(seed, folder)]).toEqual([seed, []])
  },
)
