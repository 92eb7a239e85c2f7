import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

interface MessageFault {
  readonly status: 400 | 501 | 505
  readonly text: string
}

/**
 * Returns what RFC 9112 forbids in a message but node:http accepts; whatever follows
 * such a message on its connection cannot be trusted.
 */
export function messageFault({ httpVersionMajor, httpVersionMinor, headers, rawHeaders }: IncomingMessage): MessageFault | undefined {
  if (httpVersionMajor !== 1) return { status: 505, text: 'HTTP version not supported' }
  const { host, 'transfer-encoding': coding } = headers
  if (host !== undefined && (!isHost(host) || countHosts(rawHeaders) > 1)) {
    return { status: 400, text: 'Bad request: there must be one Host header, with a host name' }
  }
  if (coding === undefined) return undefined
  if (httpVersionMinor === 0) return { status: 400, text: 'Bad request: HTTP/1.0 has no Transfer-Encoding' }
  return coding.toLowerCase() === 'chunked' ? undefined : { status: 501, text: 'Transfer coding not implemented' }
}

/** Nearly all hosts; the others take longer to check. */
const plainHost = /^[\w.-]+(?::\d{1,4})?$/

/** A name or IPv4 address by RFC 3986, without the comma, which would join two into one. */
const named = /^(?:[\w.~!$&'()*+;=-]|%[\da-f]{2})*(?::(?<port>\d{0,5}))?$/i
const bracketed = /^\[(?<address>[\da-f:.]+)\](?::(?<port>\d{0,5}))?$/i

function isHost(host: string): boolean {
  if (plainHost.test(host)) return true
  const { address, port } = (named.exec(host) ?? bracketed.exec(host))?.groups ?? { port: '65536' }
  return (address === undefined || isIPv6(address)) && Number(port ?? 0) < 65_536
}

function countHosts(rawHeaders: readonly string[]): number {
  let count = 0
  // Names and values alternate.
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}
