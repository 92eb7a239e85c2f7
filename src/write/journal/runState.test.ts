import { describe, expect, it } from 'vitest'
import { type JournalRecord, runState } from './runState.ts'

const bound = { input: 100, output: 50 }
const reserve = (call: string): JournalRecord => ({ type: 'reserve', call, bound })
const settle = (call: string): JournalRecord => ({ type: 'settle', call, usage: { input: 30, output: 9 }, text: call })

describe('what a journal says has happened', () => {
  it('keeps the answers and what they cost', () => {
    const { answers, settled, lost } = runState([reserve('a'), settle('a'), reserve('b'), settle('b')])
    expect([...answers]).toEqual([
      ['a', 'a'],
      ['b', 'b'],
    ])
    expect(settled).toEqual({ input: 60, output: 18 })
    expect(lost).toEqual({ input: 0, output: 0 })
  })

  it('counts a call as lost that was open when the process died', () => {
    expect(runState([reserve('a')]).lost).toEqual(bound)
    expect(runState([reserve('a'), reserve('a'), settle('a')])).toMatchObject({ lost: bound, settled: { input: 30, output: 9 } })
  })

  it('counts a call that broke off once, and one that was refused not at all', () => {
    const lost: JournalRecord = { type: 'lose', call: 'a', reason: 'silence' }
    const refused: JournalRecord = { type: 'release', call: 'b', reason: 'busy' }
    expect(runState([reserve('a'), lost, reserve('b'), refused]).lost).toEqual(bound)
  })
})
