import type { JournalRecordOf } from '../journal/runState.ts'
import type { TokenUsage } from '../model/ChatModel.ts'

/** Time as a run sees it; tests bring their own. */
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
  /** What the answers cost, in this process and those before it. */
  readonly settled: TokenUsage
  /** The most that calls without an answer may have cost. */
  readonly lost: TokenUsage
  /** Milliseconds; absent while nothing is known. */
  readonly timeLeft?: number
}

/** A run cannot go on for now; the same command goes on with it later. */
export class RunStopped extends Error {
  readonly reason: 'budget' | 'server'

  constructor(reason: 'budget' | 'server', message: string) {
    super(message)
    this.reason = reason
  }
}

/** How a run ended, or where it stands. */
export interface Summary extends Omit<Progress, 'written' | 'aside'> {
  readonly written: readonly JournalRecordOf<'written'>[]
  /** Articles; `aside` names subjects that were never found in one record. */
  readonly asideCount: number
  readonly aside: readonly JournalRecordOf<'aside'>[]
  /** Absent where the run is complete. */
  readonly stopped?: RunStopped
  readonly journal: string
}
