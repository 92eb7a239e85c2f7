import type { ServerFailure } from '../model/ChatModel.ts'
import type { Clock } from './Clock.ts'

/** Maximum tries of a request if the server breaks, and if it is busy. */
const maxTries = { broken: 4, busy: 12 }
/** Milliseconds; a server that asks for more ends the run. */
const longestWait = 15 * 60_000

/** How often a request has failed so far, by reason. */
export type Tries = Record<keyof typeof maxTries, number>

/** Holds back all calls of a run while the server asks for a pause. */
export class ServerPauses {
  readonly #clock: Clock
  #endsAt = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Waits until no pause is left. */
  async wait(): Promise<void> {
    const { now, sleep } = this.#clock
    for (let rest = this.#endsAt - now(); rest > 0; rest = this.#endsAt - now()) await sleep(rest)
  }

  /** Counts a failure and begins a pause. Returns a sentence about it, and whether the run has to stop instead. */
  begin({ reason, detail, retryAfter }: ServerFailure, tries: Tries): { readonly sentence: string; readonly isEnd: boolean } {
    if (reason === 'unreachable' || reason === 'refused') return { sentence: detail, isEnd: true }
    tries[reason]++
    const wait = retryAfter ?? Math.min(1000 * 2 ** (tries[reason] - 1), longestWait)
    if (wait > longestWait) return { sentence: `${detail} It asks for a pause of ${Math.ceil(wait / 60_000)} minutes.`, isEnd: true }
    if (tries[reason] >= maxTries[reason]) return { sentence: detail, isEnd: true }
    this.#endsAt = Math.max(this.#endsAt, this.#clock.now() + wait)
    return { sentence: `${detail} Waiting ${Math.ceil(wait / 1000)} s.`, isEnd: false }
  }
}
