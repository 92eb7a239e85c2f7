import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DeployError } from './DeployError.ts'
import { readBuild, withLock } from './DeployContext.ts'
import type { Bucket } from './bucket/Bucket.ts'
import type { Plan } from './plan/Plan.ts'
import { memoryBucket } from './testing/memoryBucket.ts'
import { contextOf } from './testing/memoryDeploys.ts'
import { first } from './testing/tinySites.ts'
import { writeRelease } from './testing/writeRelease.ts'

const lock = '.roomwright/locks/a1.json'
const page = { key: 'a', body: Buffer.from('a'), headers: { contentType: 'text/html', cacheControl: 'no-store' } }
const outcome = { plan: {} as Plan }

/** A clock whose time a test sets. */
function timeOf() {
  const time = { now: 0 }
  const clock = { monotonic: () => time.now, wall: () => time.now, repeat: () => () => undefined }
  return { time, clock }
}

describe('a command that holds the lock of a bucket', () => {
  it('releases the lock at its end, together with the key that it names', async () => {
    const bucket = memoryBucket()
    const done = withLock(contextOf(bucket), async ({ bucket: held, endWith }) => {
      endWith('rollback')
      await held.put(page)
      return outcome
    })
    expect(await done).toBe(outcome)
    expect(bucket.changes).toEqual([`put ${lock}`, 'put a', `remove ${lock},rollback`])
  })

  it('releases only the lock if it fails', async () => {
    const bucket = memoryBucket()
    const failing = withLock(contextOf(bucket), ({ endWith }) => {
      endWith('rollback')
      return Promise.reject(new Error('The service failed.'))
    })
    await expect(failing).rejects.toThrow('The service failed.')
    expect(bucket.changes).toEqual([`put ${lock}`, `remove ${lock}`])
  })

  it('reports its own failure even if the lock cannot be released', async () => {
    const bucket = { ...memoryBucket(), remove: () => Promise.reject(new Error('Nothing can be removed.')) }
    await expect(withLock(contextOf(bucket), () => Promise.reject(new Error('The service failed.')))).rejects.toThrow('The service failed.')
    await expect(withLock(contextOf(bucket), () => Promise.resolve(outcome))).rejects.toThrow('Nothing can be removed.')
  })

  it.each([
    ['what it found wrong in the bucket, since another may have written there', new DeployError('A file is missing.'), 'in time'],
    ['that the service failed, as it is', new Error('The service failed.'), 'The service failed.'],
  ])('that has lost the lock reports the lost lock, or a failure of the service: %s', async (_, error, words) => {
    const { time, clock } = timeOf()
    const failing = withLock(contextOf(memoryBucket(), { clock }), () => {
      time.now += 200_000
      return Promise.reject(error)
    })
    await expect(failing).rejects.toThrow(words)
  })

  it('reports what is wrong in the bucket if it still holds the lock', async () => {
    const failing = withLock(contextOf(memoryBucket()), () => Promise.reject(new DeployError('A file is missing.')))
    await expect(failing).rejects.toThrow('A file is missing.')
  })

  it('stops waiting for another lock when it is stopped', async () => {
    const stopping = new AbortController()
    const bucket = memoryBucket({ objects: { '.roomwright/locks/b2.json': '{}' } })
    const wait = () => Promise.resolve(stopping.abort())
    const waiting = withLock(contextOf(bucket, { signal: stopping.signal, wait }), () => Promise.resolve(outcome))
    await expect(waiting).rejects.toThrow('Stopped before it was done.')
    expect(bucket.changes).toEqual([])
  })

  const changes: readonly (readonly [string, (bucket: Bucket) => Promise<unknown>])[] = [
    ['puts', (bucket) => bucket.put(page)],
    ['copies', (bucket) => bucket.copy({ from: 'a', to: 'b' })],
    ['removes', (bucket) => bucket.remove(['a'])],
  ]

  it.each(changes)('%s nothing more after it was stopped or has lost the lock', async (_, change) => {
    for (const why of ['stopped', 'lost']) {
      const stopping = new AbortController()
      const { time, clock } = timeOf()
      const bucket = memoryBucket({ objects: { a: 'a' } })
      const working = withLock(contextOf(bucket, { signal: stopping.signal, clock }), async ({ bucket: held }) => {
        await change(held)
        if (why === 'stopped') stopping.abort()
        else time.now += 200_000
        await change(held)
        return outcome
      })
      await expect(working).rejects.toThrow(why === 'stopped' ? 'Stopped before it was done.' : 'The lock could not be renewed in time')
      expect(bucket.changes.filter((line) => !line.includes('locks'))).toHaveLength(1)
    }
  })

  it('can check whether it still holds the lock', async () => {
    const { time, clock } = timeOf()
    const working = withLock(contextOf(memoryBucket(), { clock }), ({ check }) => {
      check()
      time.now += 200_000
      check()
      return Promise.resolve(outcome)
    })
    await expect(working).rejects.toThrow('The lock could not be renewed in time')
  })

  it('renews the lock while it works', async () => {
    const { clock } = timeOf()
    const bucket = memoryBucket()
    const repeats: (() => void)[] = []
    const repeat = (_: number, work: () => void) => {
      repeats.push(work)
      return () => undefined
    }
    await withLock(contextOf(bucket, { clock: { ...clock, repeat } }), () => {
      for (const work of repeats) work()
      return Promise.resolve(outcome)
    })
    expect(bucket.changes).toEqual([`put ${lock}`, `put ${lock}`, `remove ${lock}`])
  })
})

it('readBuild reads a built folder and refuses any other', () => {
  const directory = mkdtempSync(join(tmpdir(), 'roomwright-built-'))
  try {
    expect(() => readBuild(directory)).toThrow(DeployError)
    expect(() => readBuild(directory)).toThrow(`There is no built site in ${directory} that this version can read.`)
    expect(writeRelease(directory, first)).toEqual(readBuild(directory))
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
})
