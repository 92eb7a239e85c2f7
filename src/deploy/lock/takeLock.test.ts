import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import type { Bucket } from '../bucket/Bucket.ts'
import { memoryBucket } from '../testing/memoryBucket.ts'
import { clock, lockExpiry, renewEvery } from './HeldLock.ts'
import { takeLock } from './takeLock.ts'
import type { Owner } from './thisOwner.ts'

/** Lets other tasks run for this many turns. */
async function pass(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await setImmediate()
}

let seed = 1

/** Numbers from 0 to 1 that are the same in every run. */
function random(): number {
  seed = (seed * 48_271) % 2_147_483_647
  return seed / 2_147_483_647
}

const anna: Owner = { name: 'anna@workshop', identity: 'a1' }
/** In a container with the same host name. */
const otherAnna: Owner = { name: 'anna@workshop', identity: 'a2' }

interface Taking {
  readonly owner: Owner
  /** The time that passes on this machine's clocks during one wait, in milliseconds. */
  readonly pause?: number
  readonly between?: () => Promise<unknown>
  readonly notices?: string[]
}

interface Time {
  now: number
  /** By how much the wall clock was changed. */
  set: number
}

/** Takes the lock as a process on a machine with its own clocks. */
function take(bucket: Bucket, { owner, pause = 0, between, notices = [] }: Taking) {
  const time: Time = { now: Math.floor(5_000_000 * random()), set: 0 }
  const taken = takeLock(bucket, {
    owner,
    clock: { monotonic: () => time.now, wall: () => time.now + time.set, repeat: clock.repeat },
    notice: (text) => notices.push(text),
    async wait(tries) {
      time.now += pause
      await (between?.() ?? pass(random() * 10 * Math.min(tries, 5)))
    },
  })
  return { taken, time }
}

describe('the lock of a bucket', { timeout: 60_000 }, () => {
  it('is refused as soon as its owner is seen to renew it, even under the same name', async () => {
    const bucket = memoryBucket()
    const lock = await take(bucket, { owner: anna }).taken
    const { taken } = take(bucket, { owner: otherAnna, pause: 30_000, between: () => lock.renew() })
    await expect(taken).rejects.toThrow('anna@workshop is deploying to memory. Try again when it has finished.')
    expect(bucket.changes.filter((line) => line.includes('a2'))).toEqual([])
  })

  it('is refused after four looks if its owner was seen alive in one of them', async () => {
    const bucket = memoryBucket()
    const lock = await take(bucket, { owner: anna }).taken
    let waits = 0
    const between = async () => (++waits === 1 ? lock.renew() : undefined)
    const notices: string[] = []
    await expect(take(bucket, { owner: otherAnna, between, notices }).taken).rejects.toThrow('anna@workshop is deploying to memory')
    expect([waits, notices]).toEqual([3, []])
  })

  it('can be taken after it was released', async () => {
    const bucket = memoryBucket()
    await (await take(bucket, { owner: anna }).taken).release()
    await expect(take(bucket, { owner: otherAnna }).taken).resolves.toBeDefined()
  })

  it('is taken by a waiting deploy when it is released', async () => {
    const bucket = memoryBucket()
    const lock = await take(bucket, { owner: anna }).taken
    let waits = 0
    const between = async () => (++waits === 7 ? lock.release() : undefined)
    await expect(take(bucket, { owner: otherAnna, pause: 1000, between }).taken).resolves.toBeDefined()
  })

  it('is taken over only after it was watched for its full lifetime without a renewal', async () => {
    const bucket = memoryBucket()
    await take(bucket, { owner: anna }).taken
    const notices: string[] = []
    const { taken, time } = take(bucket, { owner: otherAnna, pause: 10_000, notices })
    const begun = time.now
    await taken
    expect(time.now - begun).toBe(lockExpiry + 10_000)
    expect(bucket.changes).toEqual(['put .roomwright/locks/a1.json', 'remove .roomwright/locks/a1.json', 'put .roomwright/locks/a2.json'])
    expect(notices).toEqual(['anna@workshop is deploying to memory, or was cut off: its lock ends 120 s after it was last renewed.'])
  })

  it.each(['{', '{}', 'null', '', '{"name":7}', '{"name":null}'])(
    'that is unreadable is watched like any other, with an unknown owner: %j',
    async (text) => {
      const bucket = memoryBucket({ objects: { '.roomwright/locks/x.json': text } })
      const notices: string[] = []
      await expect(take(bucket, { owner: anna, pause: 10_000, notices }).taken).resolves.toBeDefined()
      expect(notices).toEqual([expect.stringContaining('somebody is deploying to memory')])
    },
  )

  it('that is released while another deploy reads it does not block that deploy', async () => {
    const bucket = memoryBucket()
    const lock = await take(bucket, { owner: anna }).taken
    const read = async (key: string) => {
      await lock.release()
      return bucket.read(key)
    }
    const wait = () => Promise.reject(new Error('It need not wait.'))
    await expect(take({ ...bucket, read }, { owner: otherAnna, between: wait }).taken).resolves.toBeDefined()
  })

  it('that an earlier deploy of the same process left does not block it', async () => {
    const bucket = memoryBucket()
    await take(bucket, { owner: anna }).taken
    const wait = () => Promise.reject(new Error('It need not wait.'))
    await expect(take(bucket, { owner: anna, between: wait }).taken).resolves.toBeDefined()
  })

  it('is never held by two deploys at once', async () => {
    for (let round = 0; round < 20; round += 1) {
      const bucket = memoryBucket()
      let holders = 0
      const come = async (owner: Owner) => {
        const lock = await take(bucket, { owner, pause: 100 }).taken
        holders += 1
        expect(holders).toBe(1)
        await pass(5)
        holders -= 1
        await lock.release()
      }
      const results = await Promise.allSettled([come(anna), come(otherAnna), come({ name: 'cleo@cellar', identity: 'c' })])
      for (const result of results) if (result.status === 'rejected') expect(String(result.reason)).toContain('is deploying to memory')
    }
  })

  it('is refused if the lists of the service do not show recent writes', async () => {
    const bucket = memoryBucket({ lag: 1 })
    await expect(take(bucket, { owner: anna }).taken).rejects.toThrow(
      'The lists of the service do not show what was written to memory a moment before, so two deploys could get mixed up.',
    )
    expect(bucket.changes.at(-1)).toBe('remove .roomwright/locks/a1.json')
  })

  it('is refused if the lists of the service show an earlier lock of the same process', async () => {
    const bucket = memoryBucket({ lag: 1, objects: { '.roomwright/locks/a1.json': 'earlier' } })
    await expect(take(bucket, { owner: anna }).taken).rejects.toThrow('The lists of the service do not show what was written')
  })

  it('is not left behind if the service fails before the deploy knows that it is alone', async () => {
    const bucket = memoryBucket()
    let lists = 0
    const list: Bucket['list'] = (prefix) => (++lists === 2 ? Promise.reject(new Error('The service failed.')) : bucket.list(prefix))
    await expect(take({ ...bucket, list }, { owner: anna }).taken).rejects.toThrow('The service failed.')
    expect(bucket.changes.at(-1)).toBe('remove .roomwright/locks/a1.json')
  })

  it('fails with the first failure of the service if it cannot be removed either', async () => {
    const fail = (text: string) => () => Promise.reject(new Error(text))
    const bucket = { ...memoryBucket(), put: fail('No lock can be written.'), remove: fail('Nothing can be removed.') }
    await expect(take(bucket, { owner: anna }).taken).rejects.toThrow('No lock can be written.')
  })

  it('is lost if it was not renewed in time, and stays lost after later renewals', async () => {
    const bucket = memoryBucket()
    const { taken, time } = take(bucket, { owner: anna })
    const lock = await taken
    time.now += 80_000
    lock.check()
    await lock.renew()
    time.now += 80_000
    lock.check()
    time.now += 80_000
    await expect(lock.renew()).rejects.toThrow('The lock could not be renewed in time')
    expect(() => lock.check()).toThrow('The lock could not be renewed in time')
    expect(bucket.changes).toHaveLength(2)
  })

  it.each([
    ['90 s have passed', (time: Time) => (time.now += 90_000), false],
    ['a moment more has passed', (time: Time) => (time.now += 90_001), true],
    ['the machine has slept, so that one of its clocks stood still', (time: Time) => (time.set += 90_001), true],
    ['the clock of the machine was set back by as much', (time: Time) => (time.set -= 90_001), true],
    ['the clock of the machine was set back by less', (time: Time) => (time.set -= 90_000), false],
  ])('if %s since its last renewal is lost: %s', async (_, change, isLost) => {
    const { taken, time } = take(memoryBucket(), { owner: anna })
    const lock = await taken
    change(time)
    if (isLost) expect(() => lock.check()).toThrow('The lock could not be renewed in time')
    else expect(() => lock.check()).not.toThrow()
  })

  it('removes another key along with it, unless it is lost', async () => {
    const bucket = memoryBucket()
    const { taken, time } = take(bucket, { owner: anna })
    const lock = await taken
    await lock.release(['rollback'])
    time.now += lockExpiry
    await lock.release(['rollback'])
    expect(bucket.changes.slice(1)).toEqual(['remove .roomwright/locks/a1.json,rollback', 'remove .roomwright/locks/a1.json'])
  })

  it('is lost if its renewal arrives too late', async () => {
    const bucket = memoryBucket()
    const { taken, time } = take(bucket, { owner: anna })
    const lock = await taken
    const renewal = lock.renew()
    time.now += lockExpiry
    await expect(renewal).rejects.toThrow('The lock could not be renewed in time')
    expect(() => lock.check()).toThrow()
  })

  it('is renewed while it is held, one renewal at a time', async () => {
    const bucket = memoryBucket()
    const { taken, time } = take(bucket, { owner: anna })
    const lock = await taken
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      lock.hold()
      for (let renewal = 1; renewal <= 30; renewal += 1) {
        time.now += renewEvery
        vi.advanceTimersByTime(renewEvery)
        await vi.waitFor(() => expect(bucket.changes).toHaveLength(1 + renewal), { interval: 1 })
        await pass(3)
        lock.check()
      }
      await lock.release()
    } finally {
      vi.useRealTimers()
    }
  })
  it('is renewed again after a failed renewal, and is removed after a pending one', async () => {
    const bucket = memoryBucket()
    let isFailing = false
    const put: Bucket['put'] = (request) => (isFailing ? Promise.reject(new Error('The service failed.')) : bucket.put(request))
    const lock = await take({ ...bucket, put }, { owner: anna }).taken
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      lock.hold()
      isFailing = true
      vi.advanceTimersByTime(renewEvery)
      await pass(3)
      expect(bucket.changes).toHaveLength(1)
      isFailing = false
      // The second renewal is due before the first has ended.
      vi.advanceTimersByTime(2 * renewEvery)
      await lock.release()
      vi.advanceTimersByTime(10 * renewEvery)
      await pass(3)
    } finally {
      vi.useRealTimers()
    }
    const own = '.roomwright/locks/a1.json'
    expect(bucket.changes).toEqual([`put ${own}`, `put ${own}`, `remove ${own}`])
  })
})

describe('the clocks of this machine', () => {
  it('are the system clocks', async () => {
    expect(new Date(clock.wall()).getUTCFullYear()).toBeGreaterThan(2024)
    const before = clock.monotonic()
    await new Promise<void>((resolve) => {
      const stop = clock.repeat(5, () => {
        stop()
        resolve()
      })
    })
    expect(clock.monotonic()).toBeGreaterThan(before)
  })
})
