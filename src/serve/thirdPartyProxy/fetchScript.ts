import type { LookupAddress } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { errorCode } from '../../platform/errorCode.ts'
import { type Network, isPublicAddress } from './Network.ts'

export type ScriptResult =
  | { readonly status: 200; readonly bytes: Buffer }
  /** `text` goes to the client; `detail`, which describes other machines, goes to the log. */
  | { readonly status: 403 | 502 | 504; readonly text: string; readonly detail: string }

interface FetchOptions {
  readonly network: Network
  /** Milliseconds for everything: resolving, connecting, the whole body. */
  readonly timeLimit: number
  /** Bytes. */
  readonly sizeLimit: number
}

/** Fetches a script from a public address, without following redirects. */
export async function fetchScript(address: string, { network, timeLimit, sizeLimit }: FetchOptions): Promise<ScriptResult> {
  const signal = AbortSignal.timeout(timeLimit)
  const inTime = <Value>(work: Promise<Value>) => Promise.race([work, failureOf(signal)])
  const url = new URL(address)
  try {
    // A lookup cannot be interrupted; a late result is ignored.
    const addresses = await inTime(findAddresses(url, network))
    if (addresses.length === 0) return { status: 403, text: 'This host is not public', detail: 'the host is not public' }
    const answer = await inTime(network.request({ url, addresses, signal }))
    const bytes = await inTime(readScript(answer, sizeLimit))
    // A body without a length ends with its connection, even if this signal ended that.
    signal.throwIfAborted()
    return { status: 200, bytes }
  } catch (error) {
    if (signal.aborted) return { status: 504, text: 'The script’s host took too long', detail: `no complete answer within ${timeLimit} ms` }
    if (error instanceof RefusedAnswerError) {
      return { status: 502, text: `The script’s host did not send a script: ${error.message}`, detail: error.message }
    }
    if (!(error instanceof Error) || errorCode(error) === '') throw error
    return { status: 502, text: 'The script’s host cannot be reached', detail: error.message }
  }
}

function failureOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}

const scriptTypes: ReadonlySet<string> = new Set([
  'text/javascript',
  'application/javascript',
  'application/x-javascript',
  'text/x-javascript',
  'text/ecmascript',
  'application/ecmascript',
])

/** The other server's response may not be passed on; the message says why. */
export class RefusedAnswerError extends Error {}

/**
 * Reads the body of a response that is an uncompressed script of at most `limit` bytes;
 * fails with a `RefusedAnswerError` for anything else.
 */
async function readScript(answer: IncomingMessage, limit: number): Promise<Buffer> {
  try {
    checkHead(answer, limit)
    const parts: Buffer[] = []
    let size = 0
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length
      if (size > limit) throw new RefusedAnswerError(`it is larger than ${limit} bytes`)
      parts.push(part)
    }
    return Buffer.concat(parts)
  } finally {
    answer.destroy()
  }
}

function checkHead({ statusCode, headers }: IncomingMessage, limit: number): void {
  if (statusCode !== 200) throw new RefusedAnswerError(`its status is ${statusCode}`)
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!scriptTypes.has(type)) throw new RefusedAnswerError(`its type is ${type === '' ? 'not given' : type}`)
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (encoding !== 'identity') throw new RefusedAnswerError(`it is compressed (${encoding})`)
  if (Number(headers['content-length'] ?? 0) > limit) throw new RefusedAnswerError(`it is larger than ${limit} bytes`)
}

/** Resolves a URL's host once; returns no addresses if any of them is not public. */
async function findAddresses({ hostname }: URL, { lookup }: Pick<Network, 'lookup'>): Promise<readonly LookupAddress[]> {
  const bare = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(bare)
  const addresses = family === 0 ? await lookup(bare) : [{ address: bare, family }]
  return addresses.every(({ address }) => isPublicAddress(address)) ? addresses : []
}
