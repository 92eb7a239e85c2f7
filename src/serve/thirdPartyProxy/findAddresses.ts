import type { LookupAddress } from 'node:dns'
import { isIP } from 'node:net'
import { isPublicAddress } from './isPublicAddress.ts'
import type { Network } from './Network.ts'

/** The addresses of a URL's host, asked for once; none where any of them is not public. */
export async function findAddresses({ hostname }: URL, { lookup }: Pick<Network, 'lookup'>): Promise<readonly LookupAddress[]> {
  const bare = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(bare)
  const addresses = family === 0 ? await lookup(bare) : [{ address: bare, family }]
  return addresses.every(({ address }) => isPublicAddress(address)) ? addresses : []
}
