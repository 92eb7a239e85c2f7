import type { LookupAddress } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv4, isIPv6 } from 'node:net'

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

/** What is not the public internet's of IPv4: https://www.iana.org/assignments/iana-ipv4-special-registry */
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

/** Global unicast. Mapped and translated IPv4 (`::ffff:…`, `64:ff9b::…`), link-local, unique local and multicast lie outside. */
const global6 = listOf('ipv6', ['2000::/3'])

/** What is special within: protocols and Teredo, documentation, 6to4; https://www.iana.org/assignments/iana-ipv6-special-registry */
const special6 = listOf('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'])

/** Whether an address is one of the public internet, where a request can reach nothing that only this machine or its neighbours may. */
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
