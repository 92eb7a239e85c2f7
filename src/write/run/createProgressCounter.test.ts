import { describe, expect, it } from 'vitest'
import { createBudget } from '../money/Budget.ts'
import type { PlanGroup } from '../plan/resolveEntry.ts'
import { type Progress, createProgressCounter } from './createProgressCounter.ts'

describe('the progress of a run', () => {
  const group: PlanGroup = { language: 'en', category: 'rooms', count: 6, topics: [] }

  function counterAt() {
    let now = 1000
    const reports: Progress[] = []
    const budget = createBudget(undefined, { settled: { input: 7, output: 3 }, lost: { input: 1, output: 2 } })
    const counter = createProgressCounter({
      groups: [group, { ...group, count: 4 }],
      budget,
      clock: { now: () => now, sleep: async () => undefined },
      onProgress: (progress) => reports.push(progress),
    })
    return { counter, reports, pass: (milliseconds: number) => (now += milliseconds) }
  }

  it('gives no remaining time until this process has finished an article', () => {
    const { counter, reports, pass } = counterAt()
    counter.earlier('written', 2)
    counter.earlier('aside', 1)
    pass(5000)
    const known = { written: 2, aside: 1, total: 10, settled: { input: 7, output: 3 }, lost: { input: 1, output: 2 } }
    expect(counter.progress()).toEqual(known)
    expect(reports).toEqual([])
    counter.report()
    expect(reports).toEqual([known])
  })

  it('derives the remaining time from the pace of this process only', () => {
    const { counter, reports, pass } = counterAt()
    counter.earlier('written', 4)
    pass(1000)
    counter.written()
    expect(reports.at(-1)).toMatchObject({ written: 5, aside: 0, timeLeft: 5000 })
    pass(2000)
    counter.aside(2)
    expect(reports.at(-1)).toMatchObject({ written: 5, aside: 2, timeLeft: 3000 })
    expect(reports).toHaveLength(2)
  })

  it('is counted even without a listener', () => {
    const clock = { now: () => 0, sleep: async () => undefined }
    const counter = createProgressCounter({ groups: [group], budget: createBudget(undefined), clock })
    counter.written()
    expect(counter.progress()).toMatchObject({ written: 1, total: 6 })
  })
})
