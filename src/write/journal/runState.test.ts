import { describe, expect, it } from 'vitest'
import { firstForm } from '../model/ChatModel.ts'
import { type JournalRecord, journalRecordSchema, runState } from './runState.ts'

const bound = { input: 100, output: 50 }
const reserve = (call: string): JournalRecord => ({ type: 'reserve', call, bound })
const settle = (call: string): JournalRecord => ({ type: 'settle', call, usage: { input: 30, output: 9 }, text: call })

describe('the state of a run from its journal', () => {
  it('has the answers and their cost', () => {
    const { answers, settled, lost } = runState([reserve('a'), settle('a'), reserve('b'), settle('b')])
    expect([...answers]).toEqual([
      ['a', 'a'],
      ['b', 'b'],
    ])
    expect(settled).toEqual({ input: 60, output: 18 })
    expect(lost).toEqual({ input: 0, output: 0 })
  })

  it('counts a call that was open when the process died as lost', () => {
    expect(runState([reserve('a')]).lost).toEqual(bound)
    expect(runState([reserve('a'), reserve('a'), settle('a')])).toMatchObject({ lost: bound, settled: { input: 30, output: 9 } })
  })

  it('counts a call that broke off as lost once, and a refused one not at all', () => {
    const lost: JournalRecord = { type: 'lose', call: 'a', reason: 'silence' }
    const refused: JournalRecord = { type: 'release', call: 'b', reason: 'busy' }
    expect(runState([reserve('a'), lost, reserve('b'), refused]).lost).toEqual(bound)
  })

  it('counts a call that was cut off as paid, without an answer', () => {
    const cut: JournalRecord = { type: 'cut', call: 'a', usage: { input: 30, output: 50 } }
    const state = runState([reserve('a'), cut])
    expect(state).toMatchObject({ settled: cut.usage, lost: { input: 0, output: 0 } })
    expect(state.answers.has('a')).toBe(false)
  })

  it('counts a lost call at its bound, and its repetition at its cost', () => {
    const lost: JournalRecord = { type: 'lose', call: 'a', reason: 'silence' }
    expect(runState([reserve('a'), lost, reserve('a'), settle('a')])).toMatchObject({ lost: bound, settled: { input: 30, output: 9 } })
  })

  it('has the topics by group, the sources by URL, and the current form of requests', () => {
    const { topics, sources, form } = runState([
      { type: 'topics', group: '1', topics: ['Red rooms'] },
      { type: 'topics', group: '2', topics: [] },
      { type: 'source', url: 'https://a.example/', isThere: true },
      { type: 'source', url: 'https://b.example/', isThere: false },
      { type: 'form', change: { limit: 2000 } },
      { type: 'form', change: { hasSchema: false } },
      { type: 'end', at: '2026-03-02' },
    ])
    expect(Object.fromEntries(topics)).toEqual({ 1: ['Red rooms'], 2: [] })
    expect(sources.size).toBe(2)
    expect(Object.fromEntries(sources)).toEqual({ 'https://a.example/': true, 'https://b.example/': false })
    expect(form).toEqual({ ...firstForm, limit: 2000, hasSchema: false })
  })

  it('has for each article whether it is being written, written or set aside', () => {
    const writing: JournalRecord = { type: 'writing', article: '1.1', id: 'red', language: 'en', hash: 'abc' }
    const written: JournalRecord = { type: 'written', article: '1.1', id: 'red', language: 'en' }
    const aside: JournalRecord = { type: 'aside', article: '1.2', topic: 'Blue rooms', reasons: ['empty: The text is empty.'] }
    const state = runState([writing, written, aside])
    expect(Object.fromEntries(state.writing)).toEqual({ '1.1': writing })
    expect(Object.fromEntries(state.written)).toEqual({ '1.1': written })
    expect(Object.fromEntries(state.aside)).toEqual({ '1.2': aside })
  })

  it('has the beginning of the run, and whether it has ended', () => {
    const begin: JournalRecord = { type: 'begin', at: '2026-03-01', command: 'x', model: 'm', prompt: 'p' }
    expect(runState([])).toMatchObject({ begin: undefined, isEnded: false, form: firstForm })
    expect(runState([begin, reserve('a')])).toMatchObject({ begin, isEnded: false })
    expect(runState([reserve('a')]).begin).toBeUndefined()
    expect(runState([begin, { type: 'end', at: '2026-03-02' }])).toMatchObject({ begin, isEnded: true })
  })
})

describe('a line of a journal', () => {
  const usage = { input: 1, output: 0 }

  it.each<JournalRecord>([
    { type: 'begin', at: 'a', command: 'c', model: 'm', prompt: 'p' },
    { type: 'reserve', call: 'c', bound: usage },
    { type: 'settle', call: 'c', usage, text: '' },
    { type: 'cut', call: 'c', usage },
    { type: 'form', change: { space: 4000 } },
    { type: 'release', call: 'c', reason: 'r' },
    { type: 'lose', call: 'c', reason: 'r' },
    { type: 'topics', group: '1', topics: ['t'] },
    { type: 'source', url: 'u', isThere: false },
    { type: 'writing', article: '1.1', id: 'i', language: 'en', hash: 'h' },
    { type: 'written', article: '1.1', id: 'i', language: 'en' },
    { type: 'aside', article: '1.1', topic: 't', reasons: [] },
    { type: 'end', at: 'a' },
  ])('is read as it was written, and refused with a field more or less: $type', (record) => {
    expect(journalRecordSchema.parse(record)).toEqual(record)
    expect(journalRecordSchema.safeParse({ ...record, more: 1 }).success).toBe(false)
    for (const name of Object.keys(record)) {
      const fewer = Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))
      expect(journalRecordSchema.safeParse(fewer).success, name).toBe(false)
    }
  })

  it.each([{ input: -1, output: 0 }, { input: 0, output: 0.5 }, { input: 0 }, { ...usage, more: 1 }])(
    'is refused with the cost %o, which could break a budget',
    (cost) => {
      expect(journalRecordSchema.safeParse({ type: 'cut', call: 'c', usage: cost }).success).toBe(false)
    },
  )
})
