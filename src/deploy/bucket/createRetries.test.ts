import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { MemoryStorage } from '../testing/MemoryStorage.ts'
import { type FaultServer, startFaultServer } from '../testing/startFaultServer.ts'
import type { Bucket } from './Bucket.ts'
import { createRetries } from './createRetries.ts'
import { openBucket } from './openBucket.ts'

const attempts = 6
let server: FaultServer
let bucket: Bucket

beforeAll(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
})

afterAll(() => vi.unstubAllEnvs())

beforeEach(async () => {
  const storage = new MemoryStorage()
  storage.makeBucket('shop')
  server = await startFaultServer((request) => storage.answer(request))
  bucket = openBucket({ name: 'shop', endpoint: server.endpoint, attempts, pause: 4 })
})

afterEach(async () => {
  bucket.close()
  await server.close()
})

const keys = Array.from({ length: 20 }, (_, index) => `page-${index}`)
const put = (key: string) => bucket.put({ key, body: Buffer.from(key), headers: { contentType: 'text/plain', cacheControl: 'no-store' } })

/** Refuses every request for an object this many times. */
function refuseEach(times: number): void {
  const counts = new Map<string, number>()
  server.plan((_count, line) => {
    const count = (counts.get(line) ?? 0) + 1
    counts.set(line, count)
    return count > times ? 'none' : 'refuse'
  })
}

it('each of many requests that fail at the same time gets all of its attempts', async () => {
  refuseEach(attempts - 1)
  await Promise.all(keys.map(put))
  expect(server.requests).toHaveLength(keys.length * attempts)
})

it('a request has no more attempts than these', async () => {
  refuseEach(attempts)
  await expect(put('page')).rejects.toThrow()
  expect(server.requests).toHaveLength(attempts)
})

it.each([
  [408, 'Timeout'],
  [409, 'OperationAborted'],
  [400, 'BadDigest'],
  [400, 'IncompleteBody'],
  [400, 'XAmzContentSHA256Mismatch'],
])('a refusal that passes by itself is tried again: %i %s', async (status, code) => {
  let refusals = 2
  const storage = new MemoryStorage()
  storage.makeBucket('shop')
  const busy = await startFaultServer((request) => {
    if (refusals-- <= 0) return storage.answer(request)
    const body = Buffer.from(`<Error><Code>${code}</Code><Message>Try again.</Message></Error>`)
    return { status, headers: { 'content-type': 'application/xml' }, body }
  })
  const other = openBucket({ name: 'shop', endpoint: busy.endpoint, attempts, pause: 4 })
  await other.put({ key: 'page', body: Buffer.from('page'), headers: { contentType: 'text/plain', cacheControl: 'no-store' } })
  expect(busy.requests).toHaveLength(3)
  other.close()
  await busy.close()
})

it('pauses grow, are longer if the service is asked too often, and as long as the service asks for', async () => {
  const { acquireInitialRetryToken, refreshRetryTokenForRetry } = createRetries({ attempts, pause: 100 })
  const pausesAfter = async (errorType: 'TRANSIENT' | 'THROTTLING', retryAfterHint?: Date) => {
    let token = await acquireInitialRetryToken('')
    const pauses: number[] = []
    while (token.getRetryCount() < attempts - 1) {
      token = await refreshRetryTokenForRetry(token, { errorType, ...(retryAfterHint && { retryAfterHint }) })
      pauses.push(token.getRetryDelay())
    }
    return pauses
  }
  for (const [index, pause] of (await pausesAfter('TRANSIENT')).entries()) {
    expect(pause).toBeGreaterThanOrEqual(50 * 2 ** index)
    expect(pause).toBeLessThanOrEqual(100 * 2 ** index)
  }
  expect((await pausesAfter('THROTTLING'))[0]).toBeGreaterThanOrEqual(100)
  expect((await pausesAfter('TRANSIENT', new Date('2999-01-01')))[0]).toBe(10_000)
})

it('a refusal that will not pass is not tried again', async () => {
  const { acquireInitialRetryToken, refreshRetryTokenForRetry } = createRetries({ attempts, pause: 1 })
  await expect(refreshRetryTokenForRetry(await acquireInitialRetryToken(''), { errorType: 'CLIENT_ERROR' })).rejects.toThrow()
})
