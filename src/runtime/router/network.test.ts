import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeNetwork } from '../testing/fakeNetwork.ts'
import { isFault, openNetwork, parseObject, requestObject } from './network.ts'

const browserNetwork = openNetwork()

describe('a request', () => {
  const { signal } = new AbortController()
  const fetched = vi.fn<typeof fetch>()

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', fetched)
    vi.stubGlobal('location', { origin: 'https://magazine.example', href: 'https://editor:secret@magazine.example/' })
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    fetched.mockReset()
  })

  it('resolves a relative URL against the base, leaves absolute paths as they are, and names no credentials', async () => {
    fetched.mockImplementation(async () => new Response('{}'))
    const below = openNetwork('/blog')
    for (const url of ['page-data/app-data.json', '/blog/assets/chunks.json']) await below.request(url, { signal })
    await browserNetwork.request('page-data/app-data.json', { signal })
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([
      'https://magazine.example/blog/page-data/app-data.json',
      'https://magazine.example/blog/assets/chunks.json',
      'https://magazine.example/page-data/app-data.json',
    ])
  })

  it('follows redirects unless it is told not to', async () => {
    fetched.mockImplementation(async () => new Response('{}', { headers: { 'content-type': 'application/json' } }))
    expect(await browserNetwork.request('/data.json', { signal })).toEqual({ status: 200, type: 'application/json', body: '{}' })
    await browserNetwork.request('/chairs', { signal, method: 'HEAD', redirect: 'manual' })
    expect(fetched.mock.calls.map(([, options]) => options?.redirect)).toEqual([undefined, 'manual'])
    expect(fetched.mock.calls.map(([, options]) => options?.method)).toEqual([undefined, 'HEAD'])
  })

  it('asks the server for data even if the browser may keep it, but not for hashed files', async () => {
    fetched.mockImplementation(async () => new Response('{}'))
    for (const url of ['page-data/app-data.json', '/assets/chunks-1a2b.json']) await browserNetwork.request(url, { signal })
    expect(fetched.mock.calls.map(([, options]) => options?.cache)).toEqual(['no-cache', 'default'])
  })

  it('passes on its priority, and has an empty type if the response has none', async () => {
    fetched.mockImplementation(async () => new Response(new Uint8Array()))
    expect(await browserNetwork.request('/data.json', { signal })).toEqual({ status: 200, type: '', body: '' })
    await browserNetwork.request('/data.json', { signal, priority: 'low' })
    expect(fetched.mock.calls.map(([, options]) => options?.priority)).toEqual([undefined, 'low'])
  })

  it('leaves no timer running after a response or a failure', async () => {
    fetched.mockImplementation(async () => new Response('{}'))
    await browserNetwork.request('/data.json', { signal })
    fetched.mockImplementation(async () => Promise.reject(new TypeError('network error')))
    await browserNetwork.request('/data.json', { signal }).catch(() => undefined)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is aborted by the caller’s signal', async () => {
    const reader = new AbortController()
    fetched.mockImplementation(
      (_url, options) =>
        new Promise((_resolve, reject) => options?.signal?.addEventListener('abort', () => reject(options.signal?.reason))),
    )
    const request = browserNetwork.request('/data.json', { signal: reader.signal })
    reader.abort(new Error('left'))
    await expect(request).rejects.toThrow('left')
  })

  it('without a response fails after eight seconds', async () => {
    fetched.mockImplementation(
      (_url, options) =>
        new Promise((_resolve, reject) => options?.signal?.addEventListener('abort', () => reject(options.signal?.reason))),
    )
    const failed = vi.fn()
    browserNetwork.request('/data.json', { signal }).catch(failed)
    await vi.advanceTimersByTimeAsync(7999)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'TimeoutError' }))
  })
})

describe('wait()', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }))
  afterEach(() => void vi.useRealTimers())

  it('takes as long as specified', async () => {
    const pause = browserNetwork.wait(250)
    vi.advanceTimersToNextTimer()
    await pause
    expect(Number(vi.getMockedSystemTime())).toBe(250)
  })

  it('rejects with its signal’s reason and leaves no timer running', async () => {
    const reader = new AbortController()
    const pause = browserNetwork.wait(250, reader.signal)
    reader.abort(new Error('left'))
    await expect(pause).rejects.toThrow('left')
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('parseObject', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    ['null', undefined],
    ['"text"', undefined],
    ['7', undefined],
    ['{"a":', undefined],
    ['<!DOCTYPE html>', undefined],
  ])('of %s is %j', (text, expected) => {
    expect(parseObject(text)).toEqual(expected)
  })

  it('requestObject() is undefined for a status other than 200', async () => {
    const { signal } = new AbortController()
    const answers = { 'GET /a.json': [{ status: 200, body: '{}' }], 'GET /b.json': [{ status: 404, body: '{}' }] }
    const network = fakeNetwork(answers)
    expect(await requestObject('a.json', signal, network)).toEqual({})
    expect(await requestObject('b.json', signal, network)).toBeUndefined()
  })
})

describe('isFault: an error', () => {
  it.each([
    ['of a connection', new TypeError('network error'), true],
    ['of a request that took too long', new DOMException('', 'TimeoutError'), true],
    ['of the program', new RangeError('a fault'), false],
  ])('%s is a network fault: %s', (_what, error, expected) => {
    expect(isFault(error)).toBe(expected)
  })
})

describe('online()', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it.each([true, false])('is the browser’s value %s', (onLine) => {
    vi.stubGlobal('navigator', { onLine })
    expect(browserNetwork.online()).toBe(onLine)
  })
})
