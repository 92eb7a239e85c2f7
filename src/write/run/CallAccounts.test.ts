import { beforeEach, expect, it } from 'vitest'
import { type JournalRecord, runState } from '../journal/runState.ts'
import { createBudget, parseBudget } from '../money/Budget.ts'
import { CallAccounts } from './CallAccounts.ts'

const sent = { call: '1.1/draft/0', bound: { input: 60, output: 40 } }
const nothing = { input: 0, output: 0 }

let records: JournalRecord[]

/** Accounts of a run that may use this many tokens, with one call reserved. */
function accountsOf(tokens: number) {
  const limit = parseBudget(String(tokens), undefined)
  if (typeof limit === 'string') throw new Error(limit)
  const budget = createBudget(limit)
  const accounts = new CallAccounts({ journal: { append: (record) => void records.push(record) }, budget })
  return { accounts, budget, isReserved: accounts.reserve(sent) }
}

beforeEach(() => {
  records = []
})

it('a call that might exceed the budget is neither reserved nor recorded', () => {
  expect([accountsOf(99).isReserved, records]).toEqual([false, []])
  expect([accountsOf(100).isReserved, records]).toEqual([true, [{ type: 'reserve', ...sent }]])
})

it.each([
  ['an answer', 'settle', { input: 50, output: 7 }, nothing],
  ['an answer that the server did not count', 'uncounted', sent.bound, nothing],
  ['a reply that was cut off', 'cut', { input: 50, output: 40 }, nothing],
  ['a call that the server refused', 'release', nothing, nothing],
  ['a call that broke off', 'lose', nothing, sent.bound],
] as const)('%s costs the budget what the journal says', (_case, end, settled, lost) => {
  const { accounts, budget } = accountsOf(200)
  if (end === 'settle') accounts.settle(sent, { text: 'An answer', usage: settled })
  else if (end === 'uncounted') accounts.settle(sent, { text: 'An answer' })
  else if (end === 'cut') accounts.settleCut(sent, settled)
  else accounts.giveBack(sent, { kind: 'failure', detail: 'It failed.', reason: end === 'lose' ? 'broken' : 'busy' })
  expect(budget).toMatchObject({ settled, lost })
  expect(runState(records)).toMatchObject({ settled, lost })
  const used = settled.input + settled.output + lost.input + lost.output
  expect(budget.reserve({ input: 200 - used, output: 0 })).toBe(true)
})
