import type { IncomingMessage, ServerResponse } from 'node:http'
import { commonHeaders, noStore } from '../answer/responseHeaders.ts'
import { sendText } from '../answer/sendText.ts'
import type { Network } from './Network.ts'
import { type ScriptResult, fetchScript } from './fetchScript.ts'

interface ThirdPartyProxyOptions {
  readonly network: Network
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number
  readonly log: (message: string) => void
  /** Milliseconds and bytes; for tests. */
  readonly limits?: { readonly time: number; readonly size: number }
}

interface ProxyExchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** The exact URLs that the current build allows. */
  readonly allowed: readonly string[]
}

export type ThirdPartyProxy = (exchange: ProxyExchange) => Promise<void>

const standardLimits = { time: 10_000, size: 2 * 1024 * 1024 }

/** Seconds for which a reader caches a script. The server caches it as long, and a failure for six seconds. */
const maxAge = 600
const keptFor = { script: maxAge * 1000, failure: 6000 }

/** Creates a handler that serves a listed script of another site as if it were this site's; no data of the reader reaches that site. */
export function createThirdPartyProxy({ network, now, log, limits = standardLimits }: ThirdPartyProxyOptions): ThirdPartyProxy {
  const fetch = async (address: string) => {
    const result = await fetchScript(address, { network, timeLimit: limits.time, sizeLimit: limits.size })
    if (result.status !== 200) log(`The script ${address} was not passed on: ${result.detail}.`)
    return result
  }
  const store = new ScriptStore({ fetch, now, keep: keptFor })
  return async ({ request, response, allowed }) => {
    if (request.method !== 'GET') {
      return sendText(request, response, { status: 405, text: 'Method not allowed', headers: { ...noStore, Allow: 'GET' } })
    }
    const address = requestedAddress(request.url ?? '')
    if (address === undefined) {
      return sendText(request, response, { status: 400, text: 'Bad request: ask with ?url= and one complete address', headers: noStore })
    }
    if (!allowed.includes(address)) {
      return sendText(request, response, { status: 403, text: 'This site lists no such script', headers: noStore })
    }
    const result = await store.get(address)
    if (result.status !== 200) return sendText(request, response, { status: result.status, text: result.text, headers: noStore })
    response.writeHead(200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      ...commonHeaders(request),
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': `public, max-age=${maxAge}`,
      'Content-Length': result.bytes.length,
    })
    response.end(result.bytes)
  }
}

interface Kept {
  readonly result: Promise<ScriptResult>
  /** On the clock of `now`. */
  readonly until: number
}

interface ScriptStoreOptions {
  readonly fetch: (address: string) => Promise<ScriptResult>
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number
  /** Milliseconds for which a script and a failure are cached, so that a crowd of readers does not reach the script's host. */
  readonly keep: { readonly script: number; readonly failure: number }
}

/** A cache of fetched scripts; concurrent requests share one fetch. */
class ScriptStore {
  readonly #options: ScriptStoreOptions
  readonly #kept = new Map<string, Kept>()

  constructor(options: ScriptStoreOptions) {
    this.#options = options
  }

  get(address: string): Promise<ScriptResult> {
    const now = this.#options.now()
    for (const [key, { until }] of this.#kept) if (until <= now) this.#kept.delete(key)
    const known = this.#kept.get(address)
    if (known) return known.result
    const result = this.#fetch(address)
    this.#kept.set(address, { result, until: Infinity })
    return result
  }

  async #fetch(address: string): Promise<ScriptResult> {
    const { fetch, now, keep } = this.#options
    try {
      const result = await fetch(address)
      this.#kept.set(address, { result: Promise.resolve(result), until: now() + (result.status === 200 ? keep.script : keep.failure) })
      return result
    } catch (error) {
      this.#kept.delete(address)
      throw error
    }
  }
}

/** Parses the URL in the query of a request to the proxy, normalised by `URL`; undefined unless there is exactly one. */
export function requestedAddress(target: string): string | undefined {
  const question = target.indexOf('?')
  if (question === -1) return undefined
  const [address, ...others] = new URLSearchParams(target.slice(question + 1)).getAll('url')
  return address !== undefined && others.length === 0 && URL.canParse(address) ? new URL(address).href : undefined
}
