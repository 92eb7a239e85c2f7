import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserNetwork } from './network.ts'

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
