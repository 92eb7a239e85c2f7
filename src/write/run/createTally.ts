import type { PlanGroup } from '../plan/PlanGroup.ts'
import type { Purse } from '../money/Purse.ts'
import type { Clock } from './Clock.ts'
import type { Progress } from './Progress.ts'

/** Counts what a run has done. */
export interface Tally {
  written(this: void): void
  /** So many articles will not be written. */
  aside(this: void, count: number): void
  report(this: void): void
  progress(this: void): Progress
}

export function createTally(options: {
  readonly groups: readonly PlanGroup[]
  readonly purse: Purse
  readonly clock: Clock
  readonly onProgress?: ((progress: Progress) => void) | undefined
}): Tally {
  const { groups, purse, clock, onProgress } = options
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const started = clock.now()
  let [written, aside] = [0, 0]
  const progress = (): Progress => {
    const done = written + aside
    const { settled, lost } = purse
    const timeLeft = done > 0 ? ((clock.now() - started) / done) * (total - done) : undefined
    return { written, aside, total, settled, lost, ...(timeLeft !== undefined && { timeLeft }) }
  }
  const report = () => onProgress?.(progress())
  return {
    written() {
      written++
      report()
    },
    aside(count) {
      aside += count
      report()
    },
    report,
    progress,
  }
}
