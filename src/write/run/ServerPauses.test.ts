import { expect, it } from 'vitest'
import { type Tries, ServerPauses } from './ServerPauses.ts'

/** Pauses by a clock that only `sleep` moves. */
function pausesOf() {
  let now = 0
  const slept: number[] = []
  const pauses = new ServerPauses({
    now: () => now,
    sleep: async (milliseconds) => {
      slept.push(milliseconds)
      now += milliseconds
    },
  })
  return { pauses, slept }
}

const untried = (): Tries => ({ broken: 0, busy: 0 })
const busy = { kind: 'failure', reason: 'busy', detail: 'It is busy.' } as const

it('nobody waits before a failure, and everybody waits once after it', async () => {
  const { pauses, slept } = pausesOf()
  await pauses.wait()
  expect(pauses.begin(busy, untried())).toEqual({ sentence: 'It is busy. Waiting 1 s.', isEnd: false })
  await Promise.all([pauses.wait(), pauses.wait()])
  await pauses.wait()
  expect(Math.max(...slept)).toBe(1000)
})

it('a shorter pause does not end a longer one', async () => {
  const { pauses, slept } = pausesOf()
  pauses.begin({ ...busy, retryAfter: 5000 }, untried())
  pauses.begin(busy, untried())
  await pauses.wait()
  expect(slept).toEqual([5000])
})

it.each([
  ['the tries are used up', { ...busy, reason: 'broken' }, { broken: 3, busy: 0 }, 'It is busy.'],
  ['no server answers', { ...busy, reason: 'unreachable' }, untried(), 'It is busy.'],
  ['the pause would be too long', { ...busy, retryAfter: 900_001 }, untried(), 'It is busy. It asks for a pause of 16 minutes.'],
] as const)('the run ends if %s', async (_case, failure, tries, sentence) => {
  const { pauses, slept } = pausesOf()
  expect(pauses.begin(failure, { ...tries })).toEqual({ sentence, isEnd: true })
  await pauses.wait()
  expect(slept).toEqual([])
})
