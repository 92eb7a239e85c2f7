import type { JournalRecordOf } from '../journal/runState.ts'
import type { TokenUsage } from '../model/ChatModel.ts'

/** A run's source of time; tests pass their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  sleep(milliseconds: number): Promise<void>
}

/** The progress of a run. */
export interface Progress {
  readonly written: number
  readonly aside: number
  readonly total: number
  /** The cost of answers, in this process and earlier ones. */
  readonly settled: TokenUsage
  /** The maximum that calls without an answer may have cost. */
  readonly lost: TokenUsage
  /** Milliseconds; absent while nothing is known. */
  readonly timeLeft?: number
}

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
