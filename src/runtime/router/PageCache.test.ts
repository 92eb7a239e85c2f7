import { describe, expect, it } from 'vitest'
import { fakeNetwork } from '../testing/fakeNetwork.ts'
import { PageCache } from './PageCache.ts'
import type { Answer, Network, RequestOptions } from './network.ts'

const page: Answer = { status: 200, type: 'application/json', body: JSON.stringify({ path: '/chairs' }) }

/** A network whose requests wait until the test answers them. */
function openNetwork() {
  const requests: { readonly signal: AbortSignal; answer(answer: Answer): void; fail(error: Error): void }[] = []
  const network: Network = {
    ...fakeNetwork({}),
    request: (_url: string, { signal }: RequestOptions) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
        requests.push({ signal, answer: resolve, fail: reject })
      }),
  }
  return { cache: new PageCache(network), requests }
}

const settled = async (promise: Promise<unknown>) => (await Promise.allSettled([promise]))[0]

describe('a request for a page', () => {
  it('is shared by all who want the page meanwhile, and asked for no more when it is there', async () => {
    const { cache, requests } = openNetwork()
    const { signal } = new AbortController()
    const wanted = [cache.request('/chairs', { signal }), cache.request('/chairs', { signal })]
    requests[0]?.answer(page)
    expect(await Promise.all(wanted)).toEqual(Array.from({ length: 2 }, () => ({ kind: 'page', page: { path: '/chairs' } })))
    expect(cache.get('/chairs')).toEqual({ path: '/chairs' })
    expect(await cache.request('/chairs', { signal })).toEqual({ kind: 'page', page: { path: '/chairs' } })
    expect(requests).toHaveLength(1)
  })

  it('goes on while one of them still waits, and ends with the last', async () => {
    const { cache, requests } = openNetwork()
    const [first, second] = [new AbortController(), new AbortController()]
    const wanted = [first, second].map(({ signal }) => cache.request('/chairs', { signal }))
    first.abort(new Error('another page was opened'))
    expect(await settled(Promise.race(wanted))).toMatchObject({ reason: { message: 'another page was opened' } })
    expect(requests[0]?.signal.aborted).toBe(false)
    second.abort(new Error('left'))
    expect(await settled(wanted[1] ?? Promise.resolve())).toMatchObject({ reason: { message: 'left' } })
    expect(requests[0]?.signal.aborted).toBe(true)
  })

  it('is made anew where the one before was given up, whose end takes nothing from it', async () => {
    const { cache, requests } = openNetwork()
    const left = new AbortController()
    const given = settled(cache.request('/chairs', { signal: left.signal }))
    left.abort()
    const { signal } = new AbortController()
    const wanted = cache.request('/chairs', { signal })
    await given
    const beside = cache.request('/chairs', { signal })
    expect(requests).toHaveLength(2)
    requests[1]?.answer(page)
    expect(await Promise.all([wanted, beside])).toMatchObject([{ kind: 'page' }, { kind: 'page' }])
  })

  it('is not made by one who has left already', async () => {
    const { cache, requests } = openNetwork()
    expect(await settled(cache.request('/chairs', { signal: AbortSignal.abort(new Error('left')) }))).toMatchObject({
      reason: { message: 'left' },
    })
    expect(requests).toHaveLength(0)
  })

  it('takes no harm from who leaves when the page has come', async () => {
    const { cache, requests } = openNetwork()
    const late = new AbortController()
    const wanted = cache.request('/chairs', { signal: late.signal })
    requests[0]?.answer(page)
    await wanted
    // The end of the listening follows the answer.
    await Promise.resolve()
    late.abort()
    expect(requests[0]?.signal.aborted).toBe(false)
  })

  it.each([
    [404, 'missing'],
    [403, 'missing'],
    [500, 'failed'],
    [502, 'unreachable'],
    [0, 'unreachable'],
  ])('that is answered by %d is %s, and asked for again the next time', async (status, kind) => {
    const { cache, requests } = openNetwork()
    const { signal } = new AbortController()
    for (const count of [1, 2]) {
      const wanted = cache.request('/chairs', { signal })
      expect(requests).toHaveLength(count)
      requests[count - 1]?.answer({ ...page, status })
      expect(await wanted).toEqual({ kind })
      expect(cache.get('/chairs')).toBeUndefined()
    }
  })

  it('that the network fails is unreachable; a fault of the program is not taken for one of the network', async () => {
    const { cache, requests } = openNetwork()
    const { signal } = new AbortController()
    const wanted = cache.request('/chairs', { signal })
    requests[0]?.fail(new TypeError('network error'))
    expect(await wanted).toEqual({ kind: 'unreachable' })
    const broken = settled(cache.request('/chairs', { signal }))
    requests[1]?.fail(new RangeError('a fault'))
    expect(await broken).toMatchObject({ reason: { message: 'a fault' } })
  })
})

describe('a page that is asked for early', () => {
  it.each([
    [502, ['/chairs'], 1],
    [404, [], 2],
  ])('and answered by %d is remembered as missed: %j', async (status, missed, count) => {
    const { cache, requests } = openNetwork()
    const { signal } = new AbortController()
    const early = cache.requestEarly('/chairs', { signal })
    requests[0]?.answer({ ...page, status })
    await early
    expect([...cache.missed]).toEqual(missed)
    void cache.requestEarly('/chairs', { signal })
    await Promise.resolve()
    expect(requests).toHaveLength(count)
  })
})
