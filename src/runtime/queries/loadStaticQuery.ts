import { staticQueryFile } from '../../shared/paths.ts'
import type { Network } from '../network/Network.ts'
import { askObject } from '../network/askObject.ts'

/** A static query's data, by its hash; rejects, and says so in the console, where it cannot be had. */
export async function loadStaticQuery(hash: string, network: Network): Promise<unknown> {
  try {
    const answer = await askObject(`/${staticQueryFile(hash)}`, new AbortController().signal, network)
    if (typeof answer?.data === 'object' && answer.data !== null) return answer.data
  } catch {
    // No answer, or none that can be read: said below.
  }
  const error = new Error('The result of this StaticQuery could not be fetched')
  // oxlint-disable-next-line no-console -- the contract's own message
  console.error(error.message)
  throw error
}
