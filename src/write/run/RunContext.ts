import type { Journal } from '../journal/openJournal.ts'
import type { RunState } from '../journal/runState.ts'
import type { SourceProbe } from '../passes/sources.ts'
import type { Caller } from './createCaller.ts'
import type { Reservations } from './createReservations.ts'
import type { KnownArticle, KnownPublication } from './loadKnownPublication.ts'

/** What the passes of a run work with. */
export interface RunContext {
  readonly publication: KnownPublication
  readonly reservations: Reservations
  /** The articles of the publication when the process began, including the drafts of the run's earlier processes. */
  readonly earlier: readonly KnownArticle[]
  readonly journal: Journal
  readonly state: RunState
  readonly call: Caller
  readonly probeSource: SourceProbe
  readonly model: string
  /** The day on which the run began: `YYYY-MM-DD`. */
  readonly day: string
}
