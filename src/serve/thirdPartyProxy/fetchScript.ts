import { findAddresses } from './findAddresses.ts'
import type { Network } from './Network.ts'
import { RefusedAnswerError, readScript } from './readScript.ts'

export type ScriptResult =
  | { readonly status: 200; readonly bytes: Buffer }
  /** `text` is for whoever asked; `detail` for the log, as it tells of other machines. */
  | { readonly status: 403 | 502 | 504; readonly text: string; readonly detail: string }

export interface FetchOptions {
  readonly network: Network
  /** Milliseconds for everything: resolving, connecting, the whole body. */
  readonly timeLimit: number
  /** Bytes. */
  readonly sizeLimit: number
}

/** Fetches a script from a public address, following nothing. */
export async function fetchScript(address: string, { network, timeLimit, sizeLimit }: FetchOptions): Promise<ScriptResult> {
  const signal = AbortSignal.timeout(timeLimit)
  const inTime = <Value>(work: Promise<Value>) => Promise.race([work, failureOf(signal)])
  const url = new URL(address)
  try {
    // The resolver cannot be interrupted, only left alone.
    const addresses = await inTime(findAddresses(url, network))
    if (addresses.length === 0) return { status: 403, text: 'This host is not public', detail: 'the host is not public' }
    const answer = await inTime(network.request({ url, addresses, signal }))
    const bytes = await inTime(readScript(answer, sizeLimit))
    // A body without its length ends with its connection, also where it was this signal that ended it.
    signal.throwIfAborted()
    return { status: 200, bytes }
  } catch (error) {
    if (signal.aborted) return { status: 504, text: 'The script’s host took too long', detail: `nothing whole within ${timeLimit} ms` }
    if (error instanceof RefusedAnswerError) {
      return { status: 502, text: `The script’s host did not send a script: ${error.message}`, detail: error.message }
    }
    if (!(error instanceof Error) || !('code' in error)) throw error
    return { status: 502, text: 'The script’s host cannot be reached', detail: error.message }
  }
}

function failureOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}
