import type { Network } from './Network.ts'

/** Milliseconds without a whole answer after which a request counts as failed. */
export const patience = 8000

export const browserNetwork: Network = {
  async ask(url, { signal, method = 'GET', priority = 'auto' }) {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(new DOMException('', 'TimeoutError')), patience)
    try {
      const redirect = method === 'HEAD' ? 'manual' : 'follow'
      const response = await fetch(url, { method, priority, redirect, signal: AbortSignal.any([signal, limit.signal]) })
      return { status: response.status, type: response.headers.get('content-type') ?? '', body: await response.text() }
    } finally {
      clearTimeout(timer)
    }
  },
  wait: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, milliseconds)
      signal?.addEventListener('abort', () => {
        clearTimeout(timer)
        reject(signal.reason as Error)
      })
    }),
  random: Math.random,
  online: () => navigator.onLine,
}
