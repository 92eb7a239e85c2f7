import type { TokenUsage } from '../model/ChatModel.ts'

/** How far a run is. */
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
