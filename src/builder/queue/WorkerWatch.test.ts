import { expect, it, vi } from 'vitest'
import { WorkerWatch } from './WorkerWatch.ts'

/** A watch with its clock, which the test sets. */
function watchWithClock() {
  const clock = { now: 5_000 }
  const warn = vi.fn<(message: string) => void>()
  return { clock, warn, watch: new WorkerWatch(warn, () => clock.now) }
}

it('a build to which no worker comes says so once, after ten seconds, and goes on waiting', () => {
  const { clock, warn, watch } = watchWithClock()
  const told = [0, 9_999, 1, 60_000].map((milliseconds) => {
    clock.now += milliseconds
    watch.looked(0)
    return warn.mock.calls.length
  })
  expect(told).toEqual([0, 0, 1, 1])
})

it('a build whose pages a worker renders says nothing, however long that takes', () => {
  const { clock, warn, watch } = watchWithClock()
  watch.looked(1)
  clock.now += 600_000
  watch.looked(0)
  expect(warn).not.toHaveBeenCalled()
})

it('a build whose pages all workers refuse fails after half a minute, counted from the first refusal', () => {
  const { clock, watch } = watchWithClock()
  clock.now += 60_000
  watch.refused('another engine')
  clock.now += 20_000
  watch.refused('another engine')
  clock.now += 10_000
  watch.looked(0)
  clock.now += 1
  watch.looked(1)
  expect(() => watch.looked(0)).toThrow('No worker could make some of the pages: another engine')
})

it('a build that another worker takes after a refusal goes on', () => {
  const { clock, watch } = watchWithClock()
  watch.refused('another engine')
  watch.made()
  clock.now += 60_000
  expect(() => watch.looked(0)).not.toThrow()
})
