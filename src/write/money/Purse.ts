import type { TokenUsage } from '../model/ChatModel.ts'
import { addUsage, noUsage } from './addUsage.ts'
import type { Budget } from './parseBudget.ts'

/** What was used up so far, and what open calls may still use. */
export interface Purse {
  /** What the server said that its answers cost. */
  readonly settled: TokenUsage
  /** The bounds of calls that broke off: nobody knows what they cost. */
  readonly lost: TokenUsage
  /** False where the budget does not hold this on top of all that is used or reserved. */
  reserve(bound: TokenUsage): boolean
  settle(bound: TokenUsage, usage: TokenUsage): void
  /** The call cost nothing. */
  release(bound: TokenUsage): void
  lose(bound: TokenUsage): void
}

/** A purse from which earlier processes of the same run have taken what `before` says. */
export function createPurse(
  budget: Budget | undefined,
  before: Pick<Purse, 'settled' | 'lost'> = { settled: noUsage, lost: noUsage },
): Purse {
  let { settled, lost } = before
  let reserved = noUsage
  return {
    get settled() {
      return settled
    },
    get lost() {
      return lost
    },
    reserve(bound) {
      const all = [settled, lost, reserved, bound].reduce(addUsage)
      if (budget && budget.measure(all) > budget.limit) return false
      reserved = addUsage(reserved, bound)
      return true
    },
    settle(bound, usage) {
      reserved = subtract(reserved, bound)
      settled = addUsage(settled, usage)
    },
    release(bound) {
      reserved = subtract(reserved, bound)
    },
    lose(bound) {
      reserved = subtract(reserved, bound)
      lost = addUsage(lost, bound)
    },
  }
}

function subtract(a: TokenUsage, b: TokenUsage): TokenUsage {
  return { input: a.input - b.input, output: a.output - b.output }
}
