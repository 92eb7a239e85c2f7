import type { LookupAddress } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv4, isIPv6 } from 'node:net'

export interface ScriptRequest {
  /** An https URL. */
  readonly url: URL
  /** Checked already: the connection goes to one of these without another lookup. At least one. */
  readonly addresses: readonly LookupAddress[]
  /** Aborts the request, and a response that is still arriving. */
  readonly signal: AbortSignal
}

/** Everything that the proxy does outside this process. */
export interface Network {
  /** Returns every address of a host name. */
  lookup(hostname: string): Promise<readonly LookupAddress[]>
  /** Sends a GET that carries no data of the reader, and returns the head of the response, whatever its status. */
  request(options: ScriptRequest): Promise<IncomingMessage>
}

/** The ranges of IPv4 that are not public internet: https://www.iana.org/assignments/iana-ipv4-special-registry */
const special4 = listOf('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
])

/** Global unicast. Mapped and translated IPv4 (`::ffff:…`, `64:ff9b::…`), link-local, unique local and multicast addresses are outside. */
const global6 = listOf('ipv6', ['2000::/3'])

/** Special ranges within it: protocols and Teredo, documentation, 6to4; https://www.iana.org/assignments/iana-ipv6-special-registry */
const special6 = listOf('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'])

/**
 * Reports whether an address is on the public internet, where a request cannot reach
 * anything restricted to this machine or its network.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special4.check(address, 'ipv4')
  return isIPv6(address) && !address.includes('%') && global6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
}

function listOf(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/')
    list.addSubnet(network, Number(prefix), family)
  }
  return list
}
