import type { Answer, Network } from '../router/network.ts'

/** `abort`: no connection. */
export type FakeAnswer = 'abort' | (Pick<Answer, 'status'> & Partial<Answer>)

interface FakeNetwork extends Network {
  /** `METHOD url` of every request, in order. */
  readonly asked: readonly string[]
  /** Every pause that was requested, in milliseconds. */
  readonly pauses: readonly number[]
}

/**
 * Returns a network with planned answers by `METHOD url`, used in order and the last one
 * repeated; 404 for all others. Its pauses take no time.
 */
export function fakeNetwork(plan: Readonly<Record<string, readonly FakeAnswer[]>>, online = true): FakeNetwork {
  const asked: string[] = []
  const pauses: number[] = []
  const used = new Map<string, number>()
  return {
    base: '',
    asked,
    pauses,
    async request(url, { method = 'GET', signal }) {
      const key = `${method} ${url.startsWith('/') ? url : `/${url}`}`
      asked.push(key)
      signal.throwIfAborted()
      const answers = plan[key] ?? [{ status: 404 }]
      const turn = used.get(key) ?? 0
      used.set(key, turn + 1)
      const answer = answers[Math.min(turn, answers.length - 1)] ?? 'abort'
      if (answer === 'abort') throw new TypeError('network error')
      return { type: '', body: '', ...answer }
    },
    async wait(milliseconds, signal) {
      pauses.push(milliseconds)
      signal?.throwIfAborted()
    },
    random: () => 0.5,
    online: () => online,
  }
}
