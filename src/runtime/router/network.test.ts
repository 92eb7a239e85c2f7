import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openNetwork } from './network.ts'

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
