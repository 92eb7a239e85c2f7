import { describe, expect, it } from 'vitest'
import { inParallel } from '../../platform/inParallel.ts'
import { type JournalRecord, runState } from '../journal/runState.ts'
import type { ChatModel, CutReply, FormChange, ModelFailure, ModelReply, ModelRequest, TokenUsage } from '../model/ChatModel.ts'
import { type BudgetLimit, createBudget, parseBudget, tokenBound } from '../money/Budget.ts'
import { createRandom } from '../testing/scriptedText.ts'
import { RunStoppedError } from './Summary.ts'
import { createCaller } from './createCaller.ts'

const price = { currency: 'EUR', input: 0.5, output: 3 }

/** The process dies here and loses its memory. */
class Killed extends Error {}

/** A model that charges any amount up to the bound, fails at random, and sometimes kills the process. */
function moodyModel(
  random: () => number,
  { charge, die, isDead }: { charge(usage: TokenUsage): void; die(): void; isDead(): boolean },
): ChatModel {
  const failures: readonly ModelFailure['reason'][] = ['busy', 'broken', 'broken', 'unsupported', 'unreachable', 'refused']
  const changes: readonly FormChange[] = [
    { hasSchema: false },
    { hasSystemRole: false },
    { limit: 200 },
    { limitName: 'max_completion_tokens' },
  ]
  async function ask(request: ModelRequest): Promise<ModelReply | CutReply | ModelFailure> {
    if (isDead()) throw new Killed()
    for (let wait = random() * 4; wait > 0; wait--) await Promise.resolve()
    const bound = tokenBound(request)
    const usage = { input: Math.floor(random() * (bound.input + 1)), output: Math.floor(random() * (bound.output + 1)) }
    const mood = random()
    if (mood < 0.7) {
      charge(usage)
      return { kind: random() < 0.1 ? 'cut' : 'reply', text: 'x', ...(random() < 0.9 && { usage }) }
    }
    const reason = failures[Math.floor(random() * failures.length)] ?? 'busy'
    if (reason === 'broken') charge(usage)
    if (mood > 0.97) {
      die()
      throw new Killed()
    }
    if (reason !== 'unsupported') return { kind: 'failure', reason, detail: reason }
    const change = changes[Math.floor(random() * changes.length)] ?? {}
    return { kind: 'failure', reason, detail: reason, remedy: { change, isLasting: random() < 0.5 } }
  }
  return { name: 'moody', ask }
}

/** Simulates one run in four processes; returns what the server charged and the number of answered calls. */
async function randomRun(seed: string, budget: BudgetLimit): Promise<{ readonly charged: TokenUsage; readonly answered: number }> {
  const random = createRandom(seed)
  const records: JournalRecord[] = []
  let charged: TokenUsage = { input: 0, output: 0 }
  let isDead = false
  const model = moodyModel(random, {
    charge({ input, output }) {
      charged = { input: charged.input + input, output: charged.output + output }
    },
    die() {
      isDead = true
    },
    isDead: () => isDead,
  })
  const calls = Array.from({ length: 12 }, (_, index) => ({
    call: String(index),
    request: {
      messages: [{ role: 'user' as const, content: 'ş'.repeat(Math.floor(random() * 300)) }],
      schema: {},
      maxTokens: Math.floor(random() * 400),
    },
  }))
  for (let life = 0; life < 4; life++) {
    isDead = false
    const state = runState(records)
    const journal = {
      earlier: records,
      appended: [],
      append: (record: JournalRecord) => {
        if (!isDead) records.push(record)
      },
      close: () => undefined,
    }
    let time = 0
    const clock = { now: () => (time += 60_000), sleep: async () => undefined }
    const call = createCaller({
      model,
      journal,
      state,
      budget: createBudget(budget, state),
      clock,
    })
    try {
      await inParallel(calls, {
        atOnce: 1 + Math.floor(random() * 4),
        async work(item) {
          if (!isDead) await call(item.call, item.request)
        },
      })
    } catch (error) {
      if (!(error instanceof Killed || error instanceof RunStoppedError)) throw error
    }
  }
  return { charged, answered: runState(records).answers.size }
}

describe('the budget', () => {
  it('is never exceeded in 1,000 random runs with failures and deaths', async () => {
    let answered = 0
    for (let index = 0; index < 1000; index++) {
      const random = createRandom(`budget ${index}`)
      const text = index % 2 === 0 ? String(Math.floor(random() * 12_000)) : `${(random() * 0.02).toFixed(6)}EUR`
      const budget = parseBudget(text, price)
      if (typeof budget === 'string') throw new Error(budget)
      const run = await randomRun(`run ${index}`, budget)
      answered += run.answered
      expect(budget.measure(run.charged), `run ${index}, budget ${budget.text}`).toBeLessThanOrEqual(budget.limit)
    }
    expect(answered).toBeGreaterThan(2000)
  })

  it('counts the tokens of a request by its bytes, whatever its script', () => {
    const request = { messages: [{ role: 'user' as const, content: '한ğ🙂a' }], schema: {}, maxTokens: 7 }
    expect(tokenBound(request)).toEqual({ input: 3 + 2 + 4 + 1 + 2 + 24 + 64, output: 7 })
  })
})
