import type { JournalRecordOf } from '../journal/journalRecord.ts'
import type { Progress } from './Progress.ts'
import type { RunStopped } from './RunStopped.ts'

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
