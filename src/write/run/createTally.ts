import type { PlanGroup } from '../plan/PlanGroup.ts'
import type { Purse } from '../money/Purse.ts'
import type { Clock } from './Clock.ts'
import type { Progress } from './Progress.ts'

/** Counts what a run has done. */
export interface Tally {
  written(this: void): void
  /** Earlier processes wrote so many, or set them aside. */
  earlier(this: void, what: 'written' | 'aside', count: number): void
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
  let [written, aside, own] = [0, 0, 0]
  const progress = (): Progress => {
    const { settled, lost } = purse
    // What earlier processes did says nothing of the time that an article takes.
    const timeLeft = own > 0 ? ((clock.now() - started) / own) * (total - written - aside) : undefined
    return { written, aside, total, settled, lost, ...(timeLeft !== undefined && { timeLeft }) }
  }
  const report = () => onProgress?.(progress())
  return {
    written() {
      written++
      own++
      report()
    },
    earlier(what, count) {
      if (what === 'written') written += count
      else aside += count
    },
    aside(count) {
      aside += count
      own += count
      report()
    },
    report,
    progress,
  }
}
