import type { Journal } from '../journal/openJournal.ts'
import type { ModelFailure, TokenUsage } from '../model/ChatModel.ts'
import type { Budget } from '../money/Budget.ts'

/** A call with the most that it may cost. */
export interface BoundCall {
  readonly call: string
  readonly bound: TokenUsage
}

/** What the calls of a run cost: each change of the budget is also in the journal. */
export class CallAccounts {
  readonly #journal: Pick<Journal, 'append'>
  readonly #budget: Budget

  constructor({ journal, budget }: { readonly journal: Pick<Journal, 'append'>; readonly budget: Budget }) {
    this.#journal = journal
    this.#budget = budget
  }

  /** Reserves what a call may cost, before it is made; returns false if that might exceed the budget. */
  reserve({ call, bound }: BoundCall): boolean {
    if (!this.#budget.reserve(bound)) return false
    this.#journal.append({ type: 'reserve', call, bound })
    return true
  }

  /** Pays for an answer; a server that does not count is paid the bound. */
  settle({ call, bound }: BoundCall, { text, usage = bound }: { readonly text: string; readonly usage?: TokenUsage }): void {
    this.#journal.append({ type: 'settle', call, usage, text })
    this.#budget.settle(bound, usage)
  }

  /** Pays for a reply that was cut off, whose call is made again. */
  settleCut({ call, bound }: BoundCall, usage = bound): void {
    this.#journal.append({ type: 'cut', call, usage })
    this.#budget.settle(bound, usage)
  }

  /** Releases what a failed call reserved; a call that the server may have answered counts as paid. */
  giveBack({ call, bound }: BoundCall, { reason, detail }: ModelFailure): void {
    const isLost = reason === 'broken'
    this.#journal.append({ type: isLost ? 'lose' : 'release', call, reason: detail })
    if (isLost) this.#budget.lose(bound)
    else this.#budget.release(bound)
  }
}
