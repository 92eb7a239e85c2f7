import type { TitleIndex } from '../../../search/TitleIndex.ts'
import { type Found, type TitleSearch, queryWords } from '../../../search/TitleSearch.ts'
import { ShardedSearch } from '../../../search/shards/ShardedSearch.ts'
import type { TitleShards } from '../../../search/shards/TitleShards.ts'
import type { LoadQuery } from '../../../search/shards/ShardFiles.ts'

/** The searchable titles of a language. */
export interface Titles {
  readonly search: Pick<TitleSearch, 'find'>
  /** Resolves once `search` can find near titles. */
  readonly prepared: Promise<void>
  /**
   * Present if titles are loaded on demand. Calls `watcher` when the same text may find more, or when a
   * request failed. Returns a function that ends it.
   */
  watch?(this: void, watcher: (isFailed: boolean) => void): () => void
}

/** Maximum number of results cached for a reader who deletes letters again. */
const mostAnswers = 40

const waiting: Found = { count: 0, more: false, groups: [], near: false, pending: true, waiting: true, places: [] }

interface ShardsOptions {
  readonly load: LoadQuery
  /** Opens all titles, for queries that the shards cannot answer. */
  open(this: void, index: TitleIndex): Titles
}

/** Opens a search that returns cached results at once, and notifies its watchers when more are available. */
export function openShards(head: TitleShards, { load, open }: ShardsOptions): Titles {
  const sharded = new ShardedSearch(head, load)
  const answers = new Map<string, Found | undefined>()
  const asked = new Set<string>()
  const watchers = new Set<(isFailed: boolean) => void>()
  let whole: Titles | undefined
  const tell = (isFailed: boolean) => {
    for (const watcher of watchers) watcher(isFailed)
  }
  const openWhole = async () => {
    const index = await sharded.files.all()
    if (whole) return
    whole = open(index)
    void whole.prepared.then(() => tell(false))
  }
  const ask = async (key: string, text: string, limit: number) => {
    if (asked.has(key)) return
    asked.add(key)
    try {
      const answer = await sharded.find(text, limit)
      if (answer === 'undecided') await openWhole()
      else {
        answers.set(key, answer)
        for (const old of [...answers.keys()].slice(0, -mostAnswers)) answers.delete(old)
      }
      tell(false)
    } catch {
      // The component reports it, and requests it again.
      tell(true)
    } finally {
      asked.delete(key)
    }
  }
  return {
    search: {
      find(text, limit) {
        if (queryWords(text).length === 0) return undefined
        const key = `${limit} ${text}`
        const answer = answers.get(key) ?? whole?.search.find(text, limit)
        if (answer) return answer
        void ask(key, text, limit)
        return waiting
      },
    },
    prepared: Promise.resolve(),
    watch(watcher) {
      watchers.add(watcher)
      // Results may have arrived before.
      if (answers.size > 0) queueMicrotask(() => watcher(false))
      return () => watchers.delete(watcher)
    },
  }
}
