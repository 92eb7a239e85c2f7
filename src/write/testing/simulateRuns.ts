import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inParallel } from '../../platform/inParallel.ts'
import { SimulatedProcess, Simulation } from '../../platform/testing/Simulation.ts'
import { JournalError, openJournal, readJournal } from '../journal/openJournal.ts'
import { type JournalRecord, runState } from '../journal/runState.ts'
import type { ChatModel, ModelFailure, ModelRequest, TokenUsage } from '../model/ChatModel.ts'
import { type BudgetLimit, createBudget, tokenBound, totalOf } from '../money/Budget.ts'
import { RunStoppedError } from '../run/Summary.ts'
import { createCaller } from '../run/createCaller.ts'

/** Each of this many articles of a run makes the calls of its passes in turn. */
const articles = 3
const passes = ['outline', 'draft', 'edit', 'texts']

const requestOf = (call: string): ModelRequest => ({ messages: [{ role: 'user', content: call }], schema: {}, maxTokens: 200 })

const failures: readonly [ModelFailure, ...ModelFailure[]] = [
  { kind: 'failure', detail: 'It broke.', reason: 'broken' },
  { kind: 'failure', detail: 'Too many requests.', reason: 'busy', retryAfter: 5000 },
  { kind: 'failure', detail: 'No schema.', reason: 'unsupported', remedy: { change: { hasSchema: false }, isLasting: true } },
  { kind: 'failure', detail: 'Nothing answers.', reason: 'unreachable' },
]

/**
 * Simulates one run of the generator in several processes, all but the last of which are killed or meet a full disk; the model fails at
 * times. Returns violations of what the journal and the budget guarantee.
 */
export async function simulateRuns(seed: number, folder: string): Promise<readonly string[]> {
  const world = new Simulation(seed)
  const faults = new Set<string>()
  const home = mkdtempSync(join(folder, 'run-'))
  const file = join(home, 'journal.jsonl')
  /** What the model charged for, whether the answer was read or not. */
  let charged = 0
  let limit = world.pick([1500, 4000, 8000, 1_000_000])
  const failing = world.pick([0, 0.05, 0.2])
  const answers = new Map<string, string>()
  /** The system closes the files of a killed process. */
  const open: (() => void)[] = []

  /** Returns a model that answers every request and charges for it. */
  function modelFor(process: SimulatedProcess): ChatModel {
    const ask = (request: ModelRequest) =>
      process.request(() => {
        const call = request.messages.map(({ content }) => content).join()
        if (answers.has(call)) faults.add(`the model is asked for ${call}, and the journal has the answer`)
        if (world.chance(failing)) return world.pick(failures)
        const bound = tokenBound(request)
        const usage = { input: world.below(bound.input + 1), output: world.below(bound.output + 1) }
        charged += totalOf(usage)
        if (charged > limit) faults.add(`${charged} tokens are spent of ${limit}`)
        const isCounted = world.chance(0.8)
        return { kind: world.chance(failing / 4) ? 'cut' : 'reply', text: `answer to ${call}`, ...(isCounted && { usage }) } as const
      })
    return { name: 'simulated', ask: (request) => ask(request).catch(() => failures[0]) }
  }

  /** Continues the run in a process; returns true if it has finished the run. */
  async function work(process: SimulatedProcess, { fullAfter }: { readonly fullAfter: number }): Promise<boolean> {
    const journal = openJournal(file)
    open.push(journal.close)
    const state = runState(journal.earlier)
    let left = fullAfter
    const append = (record: JournalRecord) => {
      if (process.isDead) throw new Error('It is dead.')
      left -= 1
      if (left === 0) {
        // The part of a line that reaches the disk when space, or the process, runs out.
        appendFileSync(file, JSON.stringify(record).slice(0, world.below(40)))
      }
      if (left <= 0) throw new JournalError('The disk is full.')
      journal.append(record)
      if (record.type === 'settle') answers.set(record.call, record.text)
    }
    const measure: BudgetLimit = { limit, text: '', measure: (usage: TokenUsage) => totalOf(usage) }
    const budget = createBudget(measure, state)
    const clock = { now: process.wall, sleep: process.sleep }
    const call = createCaller({ model: modelFor(process), journal: { append }, state, budget, clock })
    const units = Array.from({ length: articles }, (_, index) => String(index))
    try {
      await inParallel(units, {
        atOnce: 1 + world.below(3),
        async work(unit) {
          for (const pass of passes) {
            const text = await call(`${unit}.${pass}`, requestOf(`${unit}.${pass}`))
            if (text !== answers.get(`${unit}.${pass}`)) faults.add(`${unit}.${pass} gets another answer than the journal has`)
          }
        },
      })
      return true
    } catch (error) {
      if (!(error instanceof RunStoppedError) && !(error instanceof JournalError)) throw error
      return false
    } finally {
      if (totalOf(budget.settled) + totalOf(budget.lost) > limit) faults.add('a run counts more than its budget')
    }
  }

  async function play(process: SimulatedProcess, options: { readonly fullAfter: number }): Promise<boolean> {
    let isDone = false
    const running = work(process, options).then((result) => (isDone = result))
    running.catch((error: unknown) => faults.add(`a run fails: ${String(error)}`))
    await world.play()
    return isDone
  }

  try {
    let isDone = false
    for (let count = 0; count < 6 && !isDone; count += 1) {
      const killedAfter = world.chance(0.6) ? 1 + world.below(10) : undefined
      const process = new SimulatedProcess(world, { failing: 0, ...(killedAfter !== undefined && { killedAfter }) })
      isDone = await play(process, { fullAfter: world.chance(0.3) ? 1 + world.below(20) : Infinity })
    }
    limit = 1_000_000
    // An unavailable server ends a run; the same command continues it.
    for (let count = 0; count < 200 && !isDone; count += 1) isDone = await play(new SimulatedProcess(world), { fullAfter: Infinity })
    if (!isDone) faults.add('a run does not come to its end')
    const { settled, lost } = runState(readJournal(file).records)
    if (charged > totalOf(settled) + totalOf(lost)) faults.add('the journal counts less than was charged')
    return [...faults]
  } finally {
    for (const close of open) close()
    rmSync(home, { recursive: true })
  }
}
