import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Network, ScriptRequest } from './Network.ts'
import { RefusedAnswerError } from './fetchScript.ts'

const headers = {
  Accept: 'text/javascript, application/javascript;q=0.9, */*;q=0.1',
  // A compressed body could be larger than it seems.
  'Accept-Encoding': 'identity',
  'User-Agent': 'Mozilla/5.0 (compatible; Roomwright)',
}

/** A network that uses the system's resolver and https. */
export const publicNetwork: Network = {
  lookup: (hostname) => lookup(hostname, { all: true }),
  request: ({ url, addresses, signal }: ScriptRequest) =>
    answerOf(request(url, { agent: false, headers, signal, maxHeaderSize: 16 * 1024, lookup: alwaysTo(addresses) })),
}

/** Returns a resolver for one connection that yields only checked addresses, so that a name cannot change between check and use. */
function alwaysTo(addresses: readonly LookupAddress[]): LookupFunction {
  return (_hostname, { all }, done) => {
    const [first] = addresses
    if (all) done(null, [...addresses])
    else if (first) done(null, first.address, first.family)
    else done(new Error('There is no address to connect to'), '')
  }
}

/** Sends a request and returns the head of its response; fails if there will be none. */
export function answerOf(asked: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    asked
      .on('response', resolve)
      .on('error', reject)
      .on('upgrade', ({ statusCode }: IncomingMessage, socket: Duplex) => {
        socket.destroy()
        reject(new RefusedAnswerError(`its status is ${statusCode}`))
      })
      .on('close', () => reject(new RefusedAnswerError('it closed the connection')))
      .end()
  })
}
