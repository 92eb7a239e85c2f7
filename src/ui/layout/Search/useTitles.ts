import { useContext, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Language } from '../../../shared/languages/languages.ts'
import { pageKey, searchParts } from '../../../shared/addresses/paths.ts'
import { watchAddress } from '../../components/PageAddress/pageAddress.ts'
import { type Loader, LoaderContext } from '../../islands/LoaderContext.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import type { Titles } from './openShards.ts'
import type * as searchChunk from './openTitles.ts'

/** The titles of a language, and the component that shows them. A new object when near titles are ready. */
export interface LoadedTitles extends Pick<Titles, 'search' | 'watch'> {
  readonly SearchResults: typeof searchChunk.SearchResults
  /** The style sheet of `SearchResults`. */
  readonly sheet: string
}

interface UsedTitles {
  /** Undefined until they have been loaded. */
  readonly titles: LoadedTitles | undefined
  /** Whether the last request for them failed. */
  readonly isUnavailable: boolean
  /** Loads the titles, unless they have loaded. */
  load(this: void): void
}

/**
 * Returns the titles of the page's language. An island that uses them has a name starting with `Search`: its
 * script and the titles are then fetched together.
 */
export function useTitles(): UsedTitles {
  const loader = useContext(LoaderContext)
  const { code } = useMessages()
  const [titles, setTitles] = useState<LoadedTitles>()
  const [isUnavailable, setUnavailable] = useState(false)
  const load = async () => {
    if (!loader) return
    if (titles) {
      // A part of them failed to load: it is requested again with the next query.
      if (isUnavailable) setTitles({ ...titles })
      setUnavailable(false)
      return
    }
    try {
      const { prepared, ...loaded } = await loadTitles(loader, code)
      setUnavailable(false)
      setTitles(loaded)
      void prepared.then(() => setTitles({ ...loaded }))
    } catch {
      // The component reports it, and requests them again.
      setUnavailable(true)
    }
  }
  const watch = titles?.watch
  useEffect(
    () =>
      watch?.((isFailed) => {
        setUnavailable(isFailed)
        if (!isFailed) setTitles((known) => known && { ...known })
      }),
    [watch],
  )
  const loadAgain = useEffectEvent(load)
  useEffect(() => {
    if (!isUnavailable) return
    const again = () => void loadAgain()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isUnavailable])
  return { titles, isUnavailable, load: () => void load() }
}

async function loadTitles(loader: Loader, language: Language) {
  const [search, stemmer, titles] = searchParts(language)
  // Without the stemmer, typos and synonyms are still found.
  const stem = loader.chunk(stemmer).catch(() => undefined)
  const [chunk, index] = await Promise.all([loader.chunk(search), loader.query(titles)])
  if (!chunk) throw new Error('This build has no search')
  const { openQuery, SearchResults } = chunk.exports as unknown as typeof searchChunk
  try {
    return { ...(await openQuery(index, stem, loader.query)), SearchResults, sheet: [...chunk.styles.values()].join('') }
  } catch (error) {
    // The titles may have another shape.
    loader.forget([titles])
    throw error
  }
}

/** Returns the query in the address (`?q=`) while it is that of the page at `path`; otherwise null. */
export function useSought(path: string): string | null {
  const read = () => (pageKey(location.pathname) === path ? (new URLSearchParams(location.search).get('q')?.trim() ?? '') : null)
  return useSyncExternalStore(watchAddress, read, () => null)
}
