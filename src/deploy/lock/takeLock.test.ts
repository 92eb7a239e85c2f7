import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Bucket } from '../bucket/Bucket.ts'
import { lockExpiry } from './HeldLock.ts'
import type { Owner } from './Owner.ts'
import { takeLock } from './takeLock.ts'

/** A bucket in memory, whose clock the test sets. */
function memoryBucket(clock: { now: number }): Bucket {
  const objects = new Map<string, { readonly body: Buffer; readonly modified: number }>()
  const turn = () => setTimeout(1)
  return {
    name: 'memory',
    async list(prefix = '') {
      await turn()
      return [...objects].filter(([key]) => key.startsWith(prefix)).map(([key, { modified }]) => ({ key, etag: '', modified }))
    },
    async read(key) {
      await turn()
      return objects.get(key)?.body
    },
    async put({ key, body }) {
      await turn()
      objects.set(key, { body, modified: clock.now })
      return ''
    },
    copy: () => Promise.reject(new Error('Locks are never copied.')),
    async remove(keys) {
      await turn()
      for (const key of keys) objects.delete(key)
    },
    now: () => clock.now,
    close: () => undefined,
  }
}

const anna: Owner = { name: 'anna@workshop', machine: 'workshop', process: process.pid }
const ben: Owner = { name: 'ben@attic', machine: 'attic', process: 7 }
const take = (bucket: Bucket, owner: Owner) => takeLock(bucket, { owner, wait: (tries) => setTimeout(Math.random() * 10 * tries) })

describe('the lock of a bucket', { timeout: 60_000 }, () => {
  it('is refused to a second deploy, which learns who has it and how long', async () => {
    const bucket = memoryBucket({ now: 0 })
    await take(bucket, anna)
    await expect(take(bucket, ben)).rejects.toThrow(
      'anna@workshop is deploying to memory. Try again when that has ended; if it was cut off, its lock ends in 120 s.',
    )
  })

  it('is free again when it is released', async () => {
    const bucket = memoryBucket({ now: 0 })
    await (await take(bucket, anna)).release()
    await expect(take(bucket, ben)).resolves.toBeDefined()
  })

  it('expires by the clock of the bucket', async () => {
    const clock = { now: 0 }
    const bucket = memoryBucket(clock)
    await take(bucket, anna)
    clock.now = lockExpiry + 1
    await expect(take(bucket, ben)).resolves.toBeDefined()
  })

  it('is taken over at once from a process of this machine that has ended', async () => {
    const bucket = memoryBucket({ now: 0 })
    await take(bucket, { ...anna, process: 5_000_000 })
    await expect(take(bucket, anna)).resolves.toBeDefined()
  })

  it('is never held by two who come together', async () => {
    for (let round = 0; round < 20; round += 1) {
      const bucket = memoryBucket({ now: 0 })
      const results = await Promise.allSettled([take(bucket, anna), take(bucket, ben), take(bucket, { ...ben, name: 'cleo@cellar' })])
      expect(results.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1)
    }
  })

  it('is lost where it was not renewed in time', async () => {
    const lock = await take(memoryBucket({ now: 0 }), anna)
    lock.check()
    const realNow = Date.now
    Date.now = () => realNow() + lockExpiry
    try {
      expect(() => lock.check()).toThrow('The lock could not be renewed in time')
    } finally {
      Date.now = realNow
    }
  })
})
