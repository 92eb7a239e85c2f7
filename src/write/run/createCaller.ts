import type { Journal } from '../journal/openJournal.ts'
import type { ChatModel, ModelFailure, ModelRequest } from '../model/ChatModel.ts'
import type { Purse } from '../money/Purse.ts'
import { tokenBound } from '../money/tokenBound.ts'
import type { Clock } from './Clock.ts'
import { createGate } from './createGate.ts'
import { RunStopped } from './RunStopped.ts'

export interface Caller {
  /** Gives the answer to a request; `call` names it within the run, and an answer that was paid for comes from the journal. */
  (call: string, request: ModelRequest): Promise<string>
  /** Whether an earlier process of the run paid for the answer. */
  isAnswered(call: string): boolean
}

export interface CallerOptions {
  readonly model: ChatModel
  readonly journal: Journal
  readonly answers: ReadonlyMap<string, string>
  readonly purse: Purse
  readonly clock: Clock
  readonly onSettled?: () => void
}

/** How often one request is tried when the server breaks, and when it is busy. */
const maxTries = { broken: 4, busy: 12 }
/** Milliseconds; longer than this nobody wants to look at a command that waits. */
const longestWait = 15 * 60_000

export function createCaller({ model, journal, answers, purse, clock, onSettled }: CallerOptions): Caller {
  const gate = createGate(clock)
  let stopped: RunStopped | undefined

  function stop(reason: RunStopped['reason'], message: string): never {
    stopped ??= new RunStopped(reason, message)
    throw stopped
  }

  /** Whether to try again, after a wait at the gate. */
  function afterFailure({ reason, detail, retryAfter }: ModelFailure, tries: Record<keyof typeof maxTries, number>): void {
    if (reason === 'unsupported') return
    if (reason === 'unreachable' || reason === 'refused') stop('server', detail)
    tries[reason]++
    const wait = retryAfter ?? 1000 * 2 ** (tries[reason] - 1)
    if (wait > longestWait) stop('server', `${detail} It wants to be left alone for ${Math.ceil(wait / 60_000)} minutes.`)
    if (tries[reason] >= maxTries[reason]) stop('server', detail)
    gate.closeFor(wait)
  }

  const ask = async (call: string, request: ModelRequest): Promise<string> => {
    const known = answers.get(call)
    if (known !== undefined) return known
    const bound = tokenBound(request)
    const tries = { broken: 0, busy: 0 }
    for (;;) {
      await gate.pass()
      if (stopped) throw stopped
      if (!purse.reserve(bound)) stop('budget', 'The next call might pass the budget.')
      journal.append({ type: 'reserve', call, bound })
      const outcome = await model.ask(request)
      if (outcome.kind === 'reply') {
        const usage = outcome.usage ?? bound
        journal.append({ type: 'settle', call, usage, text: outcome.text })
        purse.settle(bound, usage)
        onSettled?.()
        return outcome.text
      }
      const isLost = outcome.reason === 'broken'
      journal.append({ type: isLost ? 'lose' : 'release', call, reason: outcome.detail })
      if (isLost) purse.lose(bound)
      else purse.release(bound)
      afterFailure(outcome, tries)
    }
  }

  return Object.assign(ask, { isAnswered: (call: string) => answers.has(call) })
}
