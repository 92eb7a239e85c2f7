import { describe, expect, it } from 'vitest'
import { type JournalRecord, runState } from '../journal/runState.ts'
import type {
  ChatModel,
  CutReply,
  FormChange,
  ModelFailure,
  ModelReply,
  ModelRequest,
  RequestForm,
  ServerFailure,
} from '../model/ChatModel.ts'
import { createBudget, parseBudget, tokenBound } from '../money/Budget.ts'
import { createCaller } from './createCaller.ts'

const price = { currency: 'EUR', input: 0.5, output: 3 }

describe('a call', () => {
  const request: ModelRequest = { messages: [{ role: 'user', content: 'Write.' }], schema: {}, maxTokens: 1000 }
  const reply: ModelReply = { kind: 'reply', text: 'An answer', usage: { input: 3, output: 2 } }
  const failure = (reason: ServerFailure['reason'], retryAfter?: number): ModelFailure => ({
    kind: 'failure',
    reason,
    detail: `It is ${reason}.`,
    ...(retryAfter !== undefined && { retryAfter }),
  })
  const unsupported = (change: FormChange, isLasting: boolean): ModelFailure => ({
    kind: 'failure',
    reason: 'unsupported',
    detail: 'It will not have this.',
    remedy: { change, isLasting },
  })

  interface Setting {
    readonly records?: readonly JournalRecord[]
    readonly budget?: string
  }

  /** A caller with a clock that only sleep moves, and a server that gives the listed outcomes and then only replies. */
  function callerWith(outcomes: readonly (ModelReply | CutReply | ModelFailure)[], { records = [], budget }: Setting = {}) {
    const rest = outcomes.values()
    const seen = {
      asked: [] as (RequestForm & Pick<ModelRequest, 'maxTokens'>)[],
      slept: [] as number[],
      notices: [] as string[],
      before: [] as unknown[],
    }
    const appended: JournalRecord[] = []
    const state = runState(records)
    const limit = budget === undefined ? undefined : parseBudget(budget, price)
    if (typeof limit === 'string') throw new Error(limit)
    const spent = createBudget(limit, state)
    let now = 0
    let settled = 0
    const model: ChatModel = {
      name: 'listed',
      ask: async ({ maxTokens }, form) => {
        seen.asked.push({ ...form, maxTokens })
        seen.before.push(appended.at(-1))
        return rest.next().value ?? reply
      },
    }
    const clock = {
      now: () => now,
      sleep: async (milliseconds: number) => {
        seen.slept.push(milliseconds)
        now += milliseconds
      },
    }
    const call = createCaller({
      model,
      journal: { append: (record) => void appended.push(record) },
      state,
      budget: spent,
      clock,
      onSettled: () => (settled += 1),
      onNotice: (notice) => seen.notices.push(notice),
    })
    return { ...seen, call, appended, spent, settled: () => settled }
  }

  const typesOf = (records: readonly JournalRecord[]) => records.map(({ type }) => type)
  const bound = tokenBound(request)

  it('is recorded before it is made, and its answer and cost when it returns', async () => {
    const { call, before, appended, spent, settled } = callerWith([])
    expect(await call('1.1/draft/0', request)).toBe('An answer')
    expect(before).toEqual([{ type: 'reserve', call: '1.1/draft/0', bound }])
    expect(appended).toEqual([
      { type: 'reserve', call: '1.1/draft/0', bound },
      { type: 'settle', call: '1.1/draft/0', usage: reply.usage, text: 'An answer' },
    ])
    expect([spent.settled, spent.lost, settled()]).toEqual([reply.usage, { input: 0, output: 0 }, 1])
  })

  it('is not repeated if an earlier process paid for its answer', async () => {
    const paid: JournalRecord = { type: 'settle', call: 'a', usage: { input: 1, output: 1 }, text: '' }
    const { call, appended, asked } = callerWith([], { records: [paid] })
    expect([call.isAnswered('a'), call.isAnswered('b')]).toEqual([true, false])
    expect(await call('a', request)).toBe('')
    expect([asked, appended]).toEqual([[], []])
  })

  it('counts at its bound if the server does not count tokens', async () => {
    const { call, spent } = callerWith([{ kind: 'reply', text: 'An answer' }])
    await call('a', request)
    expect(spent.settled).toEqual(bound)
  })

  it.each([
    ['broken', 4, [1, 2, 4]],
    ['busy', 12, [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900]],
  ] as const)('is retried with growing waits if the server is %s, and made %i times', async (reason, tries, waits) => {
    const { call, asked, slept, notices } = callerWith(Array.from({ length: tries }, () => failure(reason)))
    await expect(call('a', request)).rejects.toMatchObject({ reason: 'server', message: `It is ${reason}.` })
    expect(asked).toHaveLength(tries)
    expect(slept).toEqual(waits.map((seconds) => seconds * 1000))
    expect(notices).toEqual(waits.map((seconds) => `It is ${reason}. Waiting ${seconds} s.`))
  })

  it('costs nothing if it was refused, and counts at its bound if it broke off', async () => {
    const { call, appended, spent } = callerWith([failure('busy'), failure('broken')])
    await call('a', request)
    expect(typesOf(appended)).toEqual(['reserve', 'release', 'reserve', 'lose', 'reserve', 'settle'])
    expect([spent.lost, spent.settled]).toEqual([bound, reply.usage])
  })

  it('has separate tries for each kind of failure, and so has every other call', async () => {
    const { call } = callerWith([
      ...Array.from({ length: 3 }, () => failure('broken')),
      ...Array.from({ length: 9 }, () => failure('busy')),
    ])
    expect(await call('a', request)).toBe('An answer')
    const failures = Array.from({ length: 3 }, () => failure('broken'))
    const other = callerWith([...failures, reply, ...failures])
    expect([await other.call('a', request), await other.call('b', request)]).toEqual(['An answer', 'An answer'])
  })

  it('waits as long as the server requests, up to a quarter of an hour', async () => {
    const { call, slept } = callerWith([failure('busy', 900_000)])
    expect(await call('a', request)).toBe('An answer')
    expect(slept).toEqual([900_000])
    const longer = callerWith([failure('busy', 900_001)])
    const message = 'It is busy. It asks for a pause of 16 minutes.'
    await expect(longer.call('a', request)).rejects.toMatchObject({ reason: 'server', message })
    expect(longer.slept).toEqual([])
  })

  it.each(['unreachable', 'refused'] as const)('is not retried if the server is %s, and the run stops', async (reason) => {
    const { call, asked, notices, appended } = callerWith([failure(reason)])
    const stop = expect.objectContaining({ reason: 'server', message: `It is ${reason}.` }) as unknown
    await expect(call('a', request)).rejects.toEqual(stop)
    await expect(call('b', request)).rejects.toEqual(stop)
    expect([asked.length, notices, typesOf(appended)]).toEqual([1, [], ['reserve', 'release']])
  })

  it('waits with all others while the server is busy', async () => {
    const { call, slept } = callerWith([failure('busy', 5000)])
    await Promise.all([call('a', request), call('b', request)])
    await call('c', request)
    expect(slept[0]).toBe(5000)
    expect(Math.max(...slept)).toBe(5000)
  })

  it('is not made if it might exceed the budget', async () => {
    const cost = bound.input + bound.output
    expect(await callerWith([], { budget: String(cost) }).call('a', request)).toBe('An answer')
    const { call, asked, appended } = callerWith([], { budget: String(cost - 1) })
    await expect(call('a', request)).rejects.toMatchObject({ reason: 'budget' })
    expect([asked, appended]).toEqual([[], []])
  })

  it('releases what it did not cost for the next call', async () => {
    const { call } = callerWith([failure('busy'), reply], { budget: String(bound.input + bound.output + 5) })
    expect([await call('a', request), await call('b', request)]).toEqual(['An answer', 'An answer'])
  })

  it('changes the form of all later calls, also in later processes, with a single notice', async () => {
    const { call, asked, appended, notices } = callerWith([unsupported({ hasSchema: false }, true)])
    await call('a', request)
    await call('b', request)
    expect(asked.map(({ hasSchema }) => hasSchema)).toEqual([true, false, false])
    expect(typesOf(appended)).toEqual(['reserve', 'release', 'form', 'reserve', 'settle', 'reserve', 'settle'])
    expect(notices).toEqual(['The server does not accept a JSON schema; it is asked without one.'])
    const later = callerWith([], { records: appended })
    await later.call('c', request)
    expect(later.asked[0]?.hasSchema).toBe(false)
  })

  it('records a change of form only once if two calls find it', async () => {
    const { call, appended, notices } = callerWith([unsupported({ limit: 500 }, true), unsupported({ limit: 500 }, true)])
    await Promise.all([call('a', request), call('b', request)])
    expect(typesOf(appended).filter((type) => type === 'form')).toHaveLength(1)
    expect(notices).toHaveLength(1)
  })

  it('applies a change that is not lasting only to itself', async () => {
    const { call, asked, appended, notices } = callerWith([unsupported({ hasSchema: false }, false), unsupported({ limit: 500 }, false)])
    await call('a', request)
    await call('b', request)
    expect(asked.map(({ hasSchema, maxTokens }) => [hasSchema, maxTokens])).toEqual([
      [true, 1000],
      [false, 1000],
      [false, 500],
      [true, 1000],
    ])
    expect([typesOf(appended).includes('form'), notices]).toEqual([false, []])
  })

  it('is repeated with more space if reasoning used up that of the answer, as long as there is more', async () => {
    const cut: CutReply = { kind: 'cut', text: 'Half an', usage: { input: 3, output: 1000 } }
    const { call, asked, appended, spent, notices } = callerWith([cut, cut, cut])
    expect(await call('a', request)).toBe('Half an')
    expect(asked.map(({ maxTokens }) => maxTokens)).toEqual([1000, 5000, 17_000])
    expect(typesOf(appended)).toEqual(['reserve', 'cut', 'form', 'reserve', 'cut', 'form', 'reserve', 'settle'])
    expect(spent.settled).toEqual({ input: 9, output: 3000 })
    expect(notices).toHaveLength(2)
    expect(runState(appended)).toMatchObject({ settled: spent.settled, lost: { input: 0, output: 0 }, form: { space: 16_000 } })
  })

  it('returns a truncated answer if the server allows no more space', async () => {
    const cut: CutReply = { kind: 'cut', text: 'Half an' }
    const { call, asked } = callerWith([cut], { records: [{ type: 'form', change: { limit: 1000 } }] })
    expect(await call('a', request)).toBe('Half an')
    expect(asked).toHaveLength(1)
  })
})
