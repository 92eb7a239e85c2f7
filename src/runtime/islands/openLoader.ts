import { staticQueryFile } from '../../shared/addresses/paths.ts'
import type { Loader } from '../../ui/islands/LoaderContext.ts'
import type { Chunks } from '../router/Chunks.ts'
import { type Network, requestObject } from '../router/network.ts'

/** Loads what islands need, by name or hash, and preloads it for dormant ones. */
export interface IslandLoader extends Loader {
  /** Starts loading what an island will request. */
  prepare(this: void, names: readonly string[]): void
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

/** Loads a static query's data; if it is unavailable, logs an error and rejects. */
async function loadStaticQuery(hash: string, network: Network): Promise<object> {
  try {
    const answer = await requestObject(staticQueryFile(hash), new AbortController().signal, network)
    if (typeof answer?.data === 'object' && answer.data !== null) return answer.data
  } catch {
    // No response, or an unreadable one: reported below.
  }
  const error = new Error('The result of this StaticQuery could not be fetched')
  // oxlint-disable-next-line no-console -- docs/navigation.md lists this message
  console.error(error.message)
  throw error
}
