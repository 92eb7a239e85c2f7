import { isDeepStrictEqual } from 'node:util'
import type { Journal } from '../journal/openJournal.ts'
import type { RunState } from '../journal/runState.ts'
import {
  type ChatModel,
  type CutReply,
  type FormChange,
  type ModelReply,
  type ModelRequest,
  type RequestForm,
  changeForm,
  describeChange,
  formRequest,
} from '../model/ChatModel.ts'
import { type Budget, tokenBound } from '../money/Budget.ts'
import { type BoundCall, CallAccounts } from './CallAccounts.ts'
import type { Clock } from './Clock.ts'
import { ServerPauses } from './ServerPauses.ts'
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

/** Tokens for a model's thinking, tried in turn while fewer are not enough. */
const spaces = [4000, 16_000]

/** A request whose cost is reserved. */
interface SentRequest extends BoundCall {
  readonly request: ModelRequest
  readonly form: RequestForm
  /** The request in that form. */
  readonly formed: ModelRequest
}

/** Creates the function with which all passes of a run call the model. */
export function createCaller(options: CallerOptions): Caller {
  const calls = new ModelCalls(options)
  return Object.assign((call: string, request: ModelRequest) => calls.ask(call, request), {
    isAnswered: (call: string) => options.state.answers.has(call),
  })
}

/** What the calls of a run share: the form that the server accepts, its pauses, the money, and why the run has stopped. */
class ModelCalls {
  readonly #options: CallerOptions
  readonly #accounts: CallAccounts
  readonly #pauses: ServerPauses
  #form: RequestForm
  #stopped: RunStoppedError | undefined

  constructor(options: CallerOptions) {
    this.#options = options
    this.#accounts = new CallAccounts(options)
    this.#pauses = new ServerPauses(options.clock)
    this.#form = options.state.form
  }

  async ask(call: string, request: ModelRequest): Promise<string> {
    const known = this.#options.state.answers.get(call)
    if (known !== undefined) return known
    const tries = { broken: 0, busy: 0 }
    let own: FormChange = {}
    for (;;) {
      await this.#pauses.wait()
      if (this.#stopped) throw this.#stopped
      const sent = this.#reserve(call, { request, form: changeForm(this.#form, own) })
      const outcome = await this.#options.model.ask(sent.formed, sent.form)
      if (outcome.kind !== 'failure') {
        const text = this.#settle(outcome, sent)
        if (text !== undefined) return text
        continue
      }
      this.#accounts.giveBack(sent, outcome)
      if (outcome.reason === 'unsupported') {
        const { isLasting, change } = outcome.remedy
        if (isLasting) this.#learn(change)
        else own = { ...own, ...change }
      } else {
        const { sentence, isEnd } = this.#pauses.begin(outcome, tries)
        if (isEnd) this.#stop('server', sentence)
        this.#options.onNotice?.(sentence)
      }
    }
  }

  #reserve(call: string, { request, form }: Pick<SentRequest, 'request' | 'form'>): SentRequest {
    const formed = formRequest(request, form)
    const sent = { call, request, form, formed, bound: tokenBound(formed) }
    if (!this.#accounts.reserve(sent)) this.#stop('budget', 'The next call might exceed the budget.')
    return sent
  }

  /** Pays for a reply. Returns its text; undefined if it was cut off and another try may be longer. */
  #settle(reply: ModelReply | CutReply, sent: SentRequest): string | undefined {
    const space = spaces.find((tokens) => tokens > sent.form.space)
    const isLonger = space !== undefined && formRequest(sent.request, { ...sent.form, space }).maxTokens > sent.formed.maxTokens
    const isAskedAgain = reply.kind === 'cut' && isLonger
    if (isAskedAgain) this.#accounts.settleCut(sent, reply.usage)
    else this.#accounts.settle(sent, reply)
    this.#options.onSettled?.()
    if (!isAskedAgain) return reply.text
    this.#learn({ space })
    return undefined
  }

  /** Changes the form of requests for the rest of the run, including later processes. */
  #learn(change: FormChange): void {
    const next = changeForm(this.#form, change)
    // Concurrent requests learn the same; it is reported once.
    if (isDeepStrictEqual(next, this.#form)) return
    this.#form = next
    this.#options.journal.append({ type: 'form', change })
    this.#options.onNotice?.(describeChange(change))
  }

  /** Stops the run: all its calls end with the first reason. */
  #stop(reason: RunStoppedError['reason'], message: string): never {
    this.#stopped ??= new RunStoppedError(reason, message)
    throw this.#stopped
  }
}
