import { expect, it } from 'vitest'
import { temporaryFolder } from '../platform/testing/temporaryFolder.ts'
import { isEveryCase, seedOfRun } from '../platform/testing/sampleCases.ts'
import { simulateRuns } from './testing/simulateRuns.ts'

/** `node script/simulate.ts 1 SEED runs` repeats the run that a failure names. */
const seeds = isEveryCase() ? 10_000 : 1000

it(
  `a run with failures and kills keeps its budget and pays for no answer twice: ${seeds} seeds from ${seedOfRun()}`,
  { timeout: 900_000 },
  async () => {
    const folder = temporaryFolder('simulated')
    for (let seed = seedOfRun(); seed < seedOfRun() + seeds; seed += 1) expect([seed, await simulateRuns(seed, folder)]).toEqual([seed, []])
  },
)
