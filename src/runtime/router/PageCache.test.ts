import { describe, expect, it } from 'vitest'
import { fakeNetwork } from '../testing/fakeNetwork.ts'
import { PageCache } from './PageCache.ts'
import type { Answer, Network, RequestOptions } from './network.ts'

const page: Answer = { status: 200, type: 'application/json', body: JSON.stringify({ path: '/chairs' }) }

/** Opens a network whose requests wait until the test answers them. */
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

/** Resolves once a caller that has left could have requested the page again. */
const turn = () => new Promise((resolve) => void setTimeout(resolve))

const settled = async (promise: Promise<unknown>) => (await Promise.allSettled([promise]))[0]

describe('PageCache.request', () => {
  it('shares one request between concurrent callers, and makes no more once the page is cached', async () => {
    const { cache, requests } = openNetwork()
    const { signal } = new AbortController()
    const wanted = [cache.request('/chairs', { signal }), cache.request('/chairs', { signal })]
    requests[0]?.answer(page)
    expect(await Promise.all(wanted)).toEqual(Array.from({ length: 2 }, () => ({ kind: 'page', page: { path: '/chairs' } })))
    expect(cache.get('/chairs')).toEqual({ path: '/chairs' })
    expect(await cache.request('/chairs', { signal })).toEqual({ kind: 'page', page: { path: '/chairs' } })
    expect(requests).toHaveLength(1)
  })

  it('aborts the request only when the last caller has left', async () => {
    const { cache, requests } = openNetwork()
    const [first, second] = [new AbortController(), new AbortController()]
    const wanted = [first, second].map(({ signal }) => cache.request('/chairs', { signal }))
    first.abort(new Error('another page was opened'))
    expect(await settled(Promise.race(wanted))).toMatchObject({ reason: { message: 'another page was opened' } })
    await turn()
    expect(requests[0]?.signal.aborted).toBe(false)
    second.abort(new Error('left'))
    expect(await settled(wanted[1] ?? Promise.resolve())).toMatchObject({ reason: { message: 'left' } })
    await turn()
    expect(requests[0]?.signal.aborted).toBe(true)
  })

  it('continues the request if the last caller leaves and requests the page again at once', async () => {
    const { cache, requests } = openNetwork()
    const left = new AbortController()
    const given = settled(cache.request('/chairs', { signal: left.signal }))
    left.abort()
    const wanted = cache.request('/chairs', { signal: new AbortController().signal })
    await given
    await turn()
    requests[0]?.answer(page)
    expect(await wanted).toMatchObject({ kind: 'page' })
    expect(requests).toHaveLength(1)
  })

  it('makes a new request after an aborted one, which does not affect the new one', async () => {
    const { cache, requests } = openNetwork()
    const left = new AbortController()
    const given = settled(cache.request('/chairs', { signal: left.signal }))
    left.abort()
    await turn()
    const { signal } = new AbortController()
    const wanted = cache.request('/chairs', { signal })
    await given
    const beside = cache.request('/chairs', { signal })
    expect(requests).toHaveLength(2)
    requests[1]?.answer(page)
    expect(await Promise.all([wanted, beside])).toMatchObject([{ kind: 'page' }, { kind: 'page' }])
  })

  it('makes no request if the signal is already aborted', async () => {
    const { cache, requests } = openNetwork()
    expect(await settled(cache.request('/chairs', { signal: AbortSignal.abort(new Error('left')) }))).toMatchObject({
      reason: { message: 'left' },
    })
    expect(requests).toHaveLength(0)
  })

  it('does not abort the request if a caller leaves after the page has arrived', async () => {
    const { cache, requests } = openNetwork()
    const late = new AbortController()
    const wanted = cache.request('/chairs', { signal: late.signal })
    requests[0]?.answer(page)
    await wanted
    // The signal’s listener is removed in a microtask after the answer.
    await Promise.resolve()
    late.abort()
    await turn()
    expect(requests[0]?.signal.aborted).toBe(false)
  })

  it.each([
    [404, 'missing'],
    [403, 'missing'],
    [500, 'failed'],
    [502, 'unreachable'],
    [0, 'unreachable'],
  ])('answered with %d gives %s, and requests the page again the next time', async (status, kind) => {
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

  it('gives `unreachable` if the network fails, and rejects for an error of the program', async () => {
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

describe('PageCache.requestEarly', () => {
  it.each([
    [502, ['/chairs'], 1],
    [404, [], 2],
  ])('answered with %d remembers as missed: %j', async (status, missed, count) => {
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
