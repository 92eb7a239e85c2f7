import type { IncomingMessage, ServerResponse } from 'node:http'
import { commonHeaders, isSecure } from '../responseHeaders.ts'
import { sendText } from '../sendText.ts'
import { fetchScript } from './fetchScript.ts'
import type { Network } from './Network.ts'
import { requestedAddress } from './requestedAddress.ts'
import { ScriptStore } from './ScriptStore.ts'

export interface ThirdPartyProxyOptions {
  readonly network: Network
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
  readonly log: (message: string) => void
  /** Milliseconds and bytes; for tests. */
  readonly limits?: { readonly time: number; readonly size: number }
}

export interface ProxyExchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** The exact addresses that the present build allows. */
  readonly allowed: readonly string[]
}

export type ThirdPartyProxy = (exchange: ProxyExchange) => Promise<void>

const standardLimits = { time: 10_000, size: 2 * 1024 * 1024 }

/** Seconds for which a reader keeps a script; the server keeps it as long, a failure for a tenth of a minute. */
const maxAge = 600
const keep = { script: maxAge * 1000, failure: 6000 }

const noStore = { 'Cache-Control': 'no-store' }

/** Answers with a listed script of another site as if it were one of this site's; nothing of the reader goes to that site. */
export function createThirdPartyProxy({ network, now, log, limits = standardLimits }: ThirdPartyProxyOptions): ThirdPartyProxy {
  const fetch = async (address: string) => {
    const result = await fetchScript(address, { network, timeLimit: limits.time, sizeLimit: limits.size })
    if (result.status !== 200) log(`The script ${address} was not passed on: ${result.detail}.`)
    return result
  }
  const store = new ScriptStore({ fetch, now, keep })
  return async ({ request, response, allowed }) => {
    if (request.method !== 'GET') {
      return sendText(request, response, { status: 405, text: 'Method not allowed', headers: { ...noStore, Allow: 'GET' } })
    }
    const address = requestedAddress(request.url ?? '')
    if (address === undefined) {
      return sendText(request, response, { status: 400, text: 'Bad request: ask with ?url= and one whole address', headers: noStore })
    }
    if (!allowed.includes(address)) {
      return sendText(request, response, { status: 403, text: 'This site lists no such script', headers: noStore })
    }
    const result = await store.get(address)
    if (result.status !== 200) return sendText(request, response, { status: result.status, text: result.text, headers: noStore })
    response.writeHead(200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      ...commonHeaders(isSecure(request.headers['x-forwarded-proto'])),
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': `public, max-age=${maxAge}`,
      'Content-Length': result.bytes.length,
    })
    response.end(result.bytes)
  }
}
