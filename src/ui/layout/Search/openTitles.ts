import type { TitleIndex } from '../../../search/TitleIndex.ts'
import { TitleSearch } from '../../../search/TitleSearch.ts'
import type { Stem } from '../../../search/near/NearTexts.ts'
import type { Chunk } from '../../islands/LoaderContext.ts'

// The chunk `search`: all of the search that nobody needs before the titles.
export { SearchResults } from './SearchResults.tsx'

/** The titles of a language. */
export interface Titles {
  readonly search: TitleSearch
  /** Resolves once `search` knows near titles. */
  readonly prepared: Promise<void>
}

const opened = new WeakMap<object, Titles>()

/** Opens a title index, once: its search is shared. */
export function openTitles(index: object, stemmer: Promise<Chunk | undefined>): Titles {
  const known = opened.get(index)
  if (known) return known
  const search = new TitleSearch(index as TitleIndex, stemOnceLoaded(stemmer))
  const titles = { search, prepared: prepareWhenIdle(search) }
  opened.set(index, titles)
  return titles
}

/** A language's stemmer. A word stays as it is until that has loaded, and for good in a language without one. */
function stemOnceLoaded(stemmer: Promise<Chunk | undefined>): Stem {
  let stem: Stem = (word) => word
  void stemmer.then((chunk) => (stem = (chunk?.exports.stem as Stem | undefined) ?? stem))
  return (word) => stem(word)
}

/** Milliseconds of work between which the browser can answer the reader. */
const slice = 4

/** Milliseconds that a busy browser may put off a slice. */
const patience = 200

function prepareWhenIdle(search: TitleSearch): Promise<void> {
  const whenIdle = (work: () => void) =>
    void (typeof requestIdleCallback === 'function' ? requestIdleCallback(work, { timeout: patience }) : setTimeout(work, slice))
  return new Promise((resolve) => {
    const work = () => {
      const end = performance.now() + slice
      if (search.prepare(() => performance.now() < end)) resolve()
      else whenIdle(work)
    }
    whenIdle(work)
  })
}
