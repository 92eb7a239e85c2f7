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
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    fetched.mockReset()
  })

  it('for the file of a site finds it below the base, and leaves addresses as they are', async () => {
    fetched.mockImplementation(async () => new Response('{}'))
    const below = openNetwork('/blog')
    for (const url of ['page-data/app-data.json', '/blog/assets/chunks.json']) await below.request(url, { signal })
    await browserNetwork.request('page-data/app-data.json', { signal })
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([
      '/blog/page-data/app-data.json',
      '/blog/assets/chunks.json',
      '/page-data/app-data.json',
    ])
  })

  it('follows redirects for data, and none where it only looks whether there is a document', async () => {
    fetched.mockImplementation(async () => new Response('{}', { headers: { 'content-type': 'application/json' } }))
    expect(await browserNetwork.request('/data.json', { signal })).toEqual({ status: 200, type: 'application/json', body: '{}' })
    await browserNetwork.request('/chairs', { signal, method: 'HEAD' })
    expect(fetched.mock.calls.map(([, options]) => options?.redirect)).toEqual(['follow', 'manual'])
    expect(fetched.mock.calls.map(([, options]) => options?.method)).toEqual(['GET', 'HEAD'])
  })

  it('says how urgent it is, and that an answer has no type where it has none', async () => {
    fetched.mockImplementation(async () => new Response(new Uint8Array()))
    expect(await browserNetwork.request('/data.json', { signal })).toEqual({ status: 200, type: '', body: '' })
    await browserNetwork.request('/data.json', { signal, priority: 'low' })
    expect(fetched.mock.calls.map(([, options]) => options?.priority)).toEqual(['auto', 'low'])
  })

  it('that has been answered leaves no timer behind', async () => {
    fetched.mockImplementation(async () => new Response('{}'))
    await browserNetwork.request('/data.json', { signal })
    fetched.mockImplementation(async () => Promise.reject(new TypeError('network error')))
    await browserNetwork.request('/data.json', { signal }).catch(() => undefined)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends with the signal of who made it', async () => {
    const reader = new AbortController()
    fetched.mockImplementation(
      (_url, options) =>
        new Promise((_resolve, reject) => options?.signal?.addEventListener('abort', () => reject(options.signal?.reason))),
    )
    const request = browserNetwork.request('/data.json', { signal: reader.signal })
    reader.abort(new Error('left'))
    await expect(request).rejects.toThrow('left')
  })

  it('without an answer fails after eight seconds, not before', async () => {
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

describe('a pause', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }))
  afterEach(() => void vi.useRealTimers())

  it('takes as long as was said', async () => {
    const pause = browserNetwork.wait(250)
    vi.advanceTimersToNextTimer()
    await pause
    expect(Number(vi.getMockedSystemTime())).toBe(250)
  })

  it('ends with its signal, and leaves no timer behind', async () => {
    const reader = new AbortController()
    const pause = browserNetwork.wait(250, reader.signal)
    reader.abort(new Error('left'))
    await expect(pause).rejects.toThrow('left')
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the object of an answer', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    ['null', undefined],
    ['"text"', undefined],
    ['7', undefined],
    ['{"a":', undefined],
    ['<!DOCTYPE html>', undefined],
  ])('in %s is %j', (text, expected) => {
    expect(parseObject(text)).toEqual(expected)
  })

  it('is none where the status is another than 200', async () => {
    const { signal } = new AbortController()
    const answers = { 'GET /a.json': [{ status: 200, body: '{}' }], 'GET /b.json': [{ status: 404, body: '{}' }] }
    const network = fakeNetwork(answers)
    expect(await requestObject('a.json', signal, network)).toEqual({})
    expect(await requestObject('b.json', signal, network)).toBeUndefined()
  })
})

describe('an error', () => {
  it.each([
    ['of a connection', new TypeError('network error'), true],
    ['of a request that took too long', new DOMException('', 'TimeoutError'), true],
    ['of the program', new RangeError('a fault'), false],
  ])('%s is the network’s: %s', (_what, error, expected) => {
    expect(isFault(error)).toBe(expected)
  })
})

describe('the device', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it.each([true, false])('is asked whether it is online: %s', (onLine) => {
    vi.stubGlobal('navigator', { onLine })
    expect(browserNetwork.online()).toBe(onLine)
  })
})
