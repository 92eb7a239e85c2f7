import { isDeepStrictEqual } from 'node:util'
import type { Journal } from '../journal/openJournal.ts'
import type { RunState } from '../journal/runState.ts'
import {
  type ChatModel,
  type CutReply,
  type FormChange,
  type ModelFailure,
  type ModelReply,
  type ModelRequest,
  type RequestForm,
  type ServerFailure,
  type TokenUsage,
  changeForm,
  describeChange,
  formRequest,
} from '../model/ChatModel.ts'
import { type Budget, tokenBound } from '../money/Budget.ts'
import type { Clock } from './Clock.ts'
import { RunStoppedError } from './Summary.ts'

export interface Caller {
  /** Returns the answer to a request; `call` names it within the run, and a paid answer comes from the journal. */
  (call: string, request: ModelRequest): Promise<string>
  /** Reports whether an earlier process of the run paid for the answer. */
  isAnswered(call: string): boolean
}

interface CallerOptions {
  readonly model: ChatModel
  readonly journal: Pick<Journal, 'append'>
  readonly state: Pick<RunState, 'answers' | 'form'>
  readonly budget: Budget
  readonly clock: Clock
  readonly onSettled?: () => void
  /** Receives a sentence for the user. */
  readonly onNotice?: ((notice: string) => void) | undefined
}

/** Maximum tries of a request if the server breaks, and if it is busy. */
const maxTries = { broken: 4, busy: 12 }
/** Milliseconds; a server that asks for more ends the run. */
const longestWait = 15 * 60_000
/** Tokens for a model's thinking, tried in turn while fewer are not enough. */
const spaces = [4000, 16_000]

/** A request whose cost is reserved. */
interface SentRequest {
  readonly call: string
  readonly request: ModelRequest
  readonly form: RequestForm
  /** The request in that form. */
  readonly formed: ModelRequest
  /** The most that it may cost. */
  readonly bound: TokenUsage
}

/** Creates the function with which all passes of a run call the model. */
export function createCaller({ model, journal, state, budget, clock, onSettled, onNotice }: CallerOptions): Caller {
  const { answers } = state
  const backoff = createBackoff(clock)
  let { form } = state
  let stopped: RunStoppedError | undefined

  function stop(reason: RunStoppedError['reason'], message: string): never {
    stopped ??= new RunStoppedError(reason, message)
    throw stopped
  }

  /** Schedules a pause if another try makes sense; otherwise stops the run. */
  function afterFailure({ reason, detail, retryAfter }: ServerFailure, tries: Record<keyof typeof maxTries, number>): void {
    if (reason === 'unreachable' || reason === 'refused') stop('server', detail)
    tries[reason]++
    const wait = retryAfter ?? Math.min(1000 * 2 ** (tries[reason] - 1), longestWait)
    if (wait > longestWait) stop('server', `${detail} It asks for a pause of ${Math.ceil(wait / 60_000)} minutes.`)
    if (tries[reason] >= maxTries[reason]) stop('server', detail)
    onNotice?.(`${detail} Waiting ${Math.ceil(wait / 1000)} s.`)
    backoff.pauseFor(wait)
  }

  /** Changes the form of requests for the rest of the run, including later processes. */
  function learn(change: FormChange): void {
    const next = changeForm(form, change)
    // Concurrent requests learn the same; it is reported once.
    if (isDeepStrictEqual(next, form)) return
    form = next
    journal.append({ type: 'form', change })
    onNotice?.(describeChange(change))
  }

  /** Reserves what a request may cost at most. */
  function reserve(call: string, request: ModelRequest, asked: RequestForm): SentRequest {
    const formed = formRequest(request, asked)
    const bound = tokenBound(formed)
    if (!budget.reserve(bound)) stop('budget', 'The next call might exceed the budget.')
    journal.append({ type: 'reserve', call, bound })
    return { call, request, form: asked, formed, bound }
  }

  /** Pays for a reply. Returns its text; undefined if it was cut off and another try may be longer. */
  function settle(
    { kind, text, usage }: ModelReply | CutReply,
    { call, request, form: asked, formed, bound }: SentRequest,
  ): string | undefined {
    const cost = usage ?? bound
    const space = spaces.find((tokens) => tokens > asked.space)
    const isAskedAgain = kind === 'cut' && space !== undefined && formRequest(request, { ...asked, space }).maxTokens > formed.maxTokens
    journal.append(isAskedAgain ? { type: 'cut', call, usage: cost } : { type: 'settle', call, usage: cost, text })
    budget.settle(bound, cost)
    onSettled?.()
    if (!isAskedAgain) return text
    learn({ space })
    return undefined
  }

  /** Releases what a failed request reserved; a request that the server may have answered counts as paid. */
  function giveBack({ reason, detail }: ModelFailure, { call, bound }: SentRequest): void {
    const isLost = reason === 'broken'
    journal.append({ type: isLost ? 'lose' : 'release', call, reason: detail })
    if (isLost) budget.lose(bound)
    else budget.release(bound)
  }

  const ask = async (call: string, request: ModelRequest): Promise<string> => {
    const known = answers.get(call)
    if (known !== undefined) return known
    const tries = { broken: 0, busy: 0 }
    let own: FormChange = {}
    for (;;) {
      await backoff.wait()
      if (stopped) throw stopped
      const sent = reserve(call, request, changeForm(form, own))
      const outcome = await model.ask(sent.formed, sent.form)
      if (outcome.kind !== 'failure') {
        const text = settle(outcome, sent)
        if (text !== undefined) return text
        continue
      }
      giveBack(outcome, sent)
      if (outcome.reason !== 'unsupported') afterFailure(outcome, tries)
      else if (outcome.remedy.isLasting) learn(outcome.remedy.change)
      else own = { ...own, ...outcome.remedy.change }
    }
  }

  return Object.assign(ask, { isAnswered: (call: string) => answers.has(call) })
}

/** Holds back calls while the server asks for a pause. */
interface Backoff {
  pauseFor(milliseconds: number): void
  wait(): Promise<void>
}

function createBackoff({ now, sleep }: Clock): Backoff {
  let endsAt = 0
  return {
    pauseFor(milliseconds) {
      endsAt = Math.max(endsAt, now() + milliseconds)
    },
    async wait() {
      for (let rest = endsAt - now(); rest > 0; rest = endsAt - now()) await sleep(rest)
    },
  }
}
