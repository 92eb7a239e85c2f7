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

/** Time that a test lets pass on the machine of a deploy. */
function timeOf() {
  const time = { now: 0 }
  const clock = { monotonic: () => time.now, wall: () => time.now, repeat: () => () => undefined }
  return { time, clock }
}

describe('a command that holds the lock of a bucket', () => {
  it('gives it back with what it ends with, and only then', async () => {
    const bucket = memoryBucket()
    const done = withLock(contextOf(bucket), async ({ bucket: held, endWith }) => {
      endWith('rollback')
      await held.put(page)
      return outcome
    })
    expect(await done).toBe(outcome)
    expect(bucket.changes).toEqual([`put ${lock}`, 'put a', `remove ${lock},rollback`])
  })

  it('gives it back alone where it fails', async () => {
    const bucket = memoryBucket()
    const failing = withLock(contextOf(bucket), ({ endWith }) => {
      endWith('rollback')
      return Promise.reject(new Error('The service failed.'))
    })
    await expect(failing).rejects.toThrow('The service failed.')
    expect(bucket.changes).toEqual([`put ${lock}`, `remove ${lock}`])
  })

  it('tells why it failed, though it cannot give the lock back either', async () => {
    const bucket = { ...memoryBucket(), remove: () => Promise.reject(new Error('Nothing can be removed.')) }
    await expect(withLock(contextOf(bucket), () => Promise.reject(new Error('The service failed.')))).rejects.toThrow('The service failed.')
    await expect(withLock(contextOf(bucket), () => Promise.resolve(outcome))).rejects.toThrow('Nothing can be removed.')
  })

  it.each([
    ['what it found wrong in the bucket, since another may have written there', new DeployError('A file is missing.'), 'in time'],
    ['that the service failed, as it is', new Error('The service failed.'), 'The service failed.'],
  ])('that has lost it tells %s', async (_, error, words) => {
    const { time, clock } = timeOf()
    const failing = withLock(contextOf(memoryBucket(), { clock }), () => {
      time.now += 200_000
      return Promise.reject(error)
    })
    await expect(failing).rejects.toThrow(words)
  })

  it('tells what it found wrong where it still holds the lock', async () => {
    const failing = withLock(contextOf(memoryBucket()), () => Promise.reject(new DeployError('A file is missing.')))
    await expect(failing).rejects.toThrow('A file is missing.')
  })

  it('waits no longer once somebody stops it', async () => {
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

  it.each(changes)('%s nothing more once it is stopped, or has lost the lock', async (_, change) => {
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

  it('finds out by itself whether it may go on', async () => {
    const { time, clock } = timeOf()
    const working = withLock(contextOf(memoryBucket(), { clock }), ({ check }) => {
      check()
      time.now += 200_000
      check()
      return Promise.resolve(outcome)
    })
    await expect(working).rejects.toThrow('The lock could not be renewed in time')
  })

  it('has it renewed while it works', async () => {
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

it('a built folder is told from one that is none', () => {
  const directory = mkdtempSync(join(tmpdir(), 'roomwright-built-'))
  try {
    expect(() => readBuild(directory)).toThrow(DeployError)
    expect(() => readBuild(directory)).toThrow(`There is no built site in ${directory} that this version can read.`)
    expect(writeRelease(directory, first)).toEqual(readBuild(directory))
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
})
