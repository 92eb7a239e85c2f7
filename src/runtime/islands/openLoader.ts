import { staticQueryFile } from '../../shared/paths.ts'
import type { Loader } from '../../ui/islands/LoaderContext.ts'
import type { Chunks } from '../router/Chunks.ts'
import { type Network, requestObject } from '../router/network.ts'

/** What islands load, by name or hash, and what is fetched for those that sleep. */
export interface IslandLoader extends Loader {
  /** Begins to load what an island will ask for. */
  prepare(this: void, names: readonly string[]): void
  /** Forgets what failed of it, where the island has not lived to hear of it. */
  forget(this: void, names: readonly string[]): void
}

export function openLoader(chunks: Chunks, network: Network): IslandLoader {
  const queries = new Map<string, Promise<object>>()
  const begin = (hash: string) => {
    const query = queries.get(hash) ?? loadStaticQuery(hash, network)
    queries.set(hash, query)
    return query
  }
  const ignore = () => undefined
  return {
    chunk: (name) => chunks.loadPatiently(name),
    query(hash) {
      const query = begin(hash)
      query.catch(() => queries.delete(hash))
      return query
    },
    prepare(names) {
      for (const name of names) (/^\d/.test(name) ? begin(name) : chunks.load(name)).catch(ignore)
    },
    forget(names) {
      for (const name of names) queries.delete(name)
    },
  }
}

/** A static query's data; rejects, and says so in the console, where it cannot be had. */
async function loadStaticQuery(hash: string, network: Network): Promise<object> {
  try {
    const answer = await requestObject(staticQueryFile(hash), new AbortController().signal, network)
    if (typeof answer?.data === 'object' && answer.data !== null) return answer.data
  } catch {
    // No answer, or none that can be read: said below.
  }
  const error = new Error('The result of this StaticQuery could not be fetched')
  // oxlint-disable-next-line no-console -- the contract's own message
  console.error(error.message)
  throw error
}
