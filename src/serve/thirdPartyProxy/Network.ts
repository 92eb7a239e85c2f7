import type { LookupAddress } from 'node:dns'
import type { IncomingMessage } from 'node:http'

export interface ScriptRequest {
  /** https. */
  readonly url: URL
  /** Checked already: the connection goes to one of these and asks no resolver again. At least one. */
  readonly addresses: readonly LookupAddress[]
  /** Ends the request, and the answer that is still coming. */
  readonly signal: AbortSignal
}

/** All that the proxy does outside this process. */
export interface Network {
  /** Every address of a host name. */
  lookup(hostname: string): Promise<readonly LookupAddress[]>
  /** Sends a GET without anything of the reader's and gives the head of the answer, whatever its status. */
  request(options: ScriptRequest): Promise<IncomingMessage>
}
