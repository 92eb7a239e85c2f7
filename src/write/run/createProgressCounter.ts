import type { TokenUsage } from '../model/ChatModel.ts'
import type { Budget } from '../money/Budget.ts'
import type { PlanGroup } from '../plan/resolveEntry.ts'
import type { Clock } from './Clock.ts'

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

/** Counts what a run has done. */
export interface ProgressCounter {
  written(this: void): void
  /** Adds articles that earlier processes have written or set aside. */
  earlier(this: void, what: 'written' | 'aside', count: number): void
  /** Adds articles that will not be written. */
  aside(this: void, count: number): void
  report(this: void): void
  progress(this: void): Progress
}

interface CounterOptions {
  readonly groups: readonly PlanGroup[]
  readonly budget: Budget
  readonly clock: Clock
  readonly onProgress?: ((progress: Progress) => void) | undefined
}

export function createProgressCounter({ groups, budget, clock, onProgress }: CounterOptions): ProgressCounter {
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const started = clock.now()
  let [written, aside, own] = [0, 0, 0]
  const progress = (): Progress => {
    const { settled, lost } = budget
    // Articles of earlier processes say nothing about the time per article.
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
