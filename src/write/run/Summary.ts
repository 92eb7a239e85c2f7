import type { JournalRecordOf } from '../journal/runState.ts'
import type { Progress } from './createProgressCounter.ts'

/** A run cannot continue for now; the same command continues it later. */
export class RunStoppedError extends Error {
  readonly reason: 'budget' | 'server'

  constructor(reason: 'budget' | 'server', message: string) {
    super(message)
    this.reason = reason
  }
}

/** How a run ended, or its current state. */
export interface Summary extends Omit<Progress, 'written' | 'aside'> {
  readonly written: readonly JournalRecordOf<'written'>[]
  /** Number of articles set aside; a single record in `aside` may stand for several subjects that were never found. */
  readonly asideCount: number
  readonly aside: readonly JournalRecordOf<'aside'>[]
  /** Absent if the run is complete. */
  readonly stopped?: RunStoppedError
  readonly journal: string
}
