import type { TitleIndex } from '../../../search/TitleIndex.ts'
import { TitleSearch } from '../../../search/TitleSearch.ts'
import type { TitleShards } from '../../../search/shards/TitleShards.ts'
import type { Stem } from '../../../search/near/NearTexts.ts'
import type { Chunk } from '../../islands/LoaderContext.ts'
import type { Titles } from './openShards.ts'

// The chunk `search`: all parts of the search that are not needed before the titles.
export { SearchResults } from './SearchResults.tsx'

const opened = new WeakMap<object, Titles>()

/** Opens a title index once; later calls share its search. */
export function openTitles(index: object, stemmer: Promise<Chunk | undefined>): Titles {
  const known = opened.get(index)
  if (known) return known
  const search = new TitleSearch(index as TitleIndex, stemOnceLoaded(stemmer))
  const titles = { search, prepared: prepareWhenIdle(search) }
  opened.set(index, titles)
  return titles
}

const openedShards = new WeakMap<object, Promise<Titles>>()

/** Opens the data of the static query of titles: all titles, or for many titles the head that locates their shards. */
export async function openQuery(
  data: object,
  stemmer: Promise<Chunk | undefined>,
  load: (name: string) => Promise<object>,
): Promise<Titles> {
  if (!('shards' in data)) return openTitles(data, stemmer)
  const known = openedShards.get(data)
  if (known) return known
  const opening = import('./openShards.ts').then(({ openShards }) =>
    openShards(data as TitleShards, { load, open: (index) => openTitles(index, stemmer) }),
  )
  openedShards.set(data, opening)
  opening.catch(() => openedShards.delete(data))
  return opening
}

/** Returns a stemmer with a cache per word. Words stay unchanged until it has loaded, or for good if the language has none. */
function stemOnceLoaded(stemmer: Promise<Chunk | undefined>): Stem {
  let stem: Stem = (word) => word
  const load = async () => {
    const loaded = (await stemmer)?.exports.stem as Stem | undefined
    if (loaded) stem = remember(loaded)
  }
  void load()
  return (word) => stem(word)
}

function remember(stem: Stem): Stem {
  const known = new Map<string, string>()
  return (word) => {
    const stemmed = known.get(word) ?? stem(word)
    known.set(word, stemmed)
    return stemmed
  }
}

/** Maximum milliseconds of work between which the browser can respond to the reader. */
const slice = 12

/** Milliseconds that a busy browser may postpone a slice. */
const patience = 200

/** A query that finds nothing. The first search takes several times as long as later ones, because the browser compiles its code. */
const inVain = 'qqqqqq'

async function prepareWhenIdle(search: TitleSearch): Promise<void> {
  await inSlices((hasTime) => search.prepare(hasTime))
  void inSlices((hasTime) => search.prepareForms(hasTime)).then(() => whenIdle(() => void search.find(inVain, 0)))
}

/** Repeats `work` in idle moments until it is done. */
function inSlices(work: (hasTime: () => boolean) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const go = (deadline?: IdleDeadline) => {
      const end = performance.now() + slice
      // The browser ends idle time early for a key press, but not if the callback ran because of its timeout.
      const hasTime = () => performance.now() < end && (!deadline || deadline.didTimeout || deadline.timeRemaining() > 0)
      if (work(hasTime)) resolve()
      else whenIdle(go)
    }
    whenIdle(go)
  })
}

function whenIdle(work: (deadline?: IdleDeadline) => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: patience })
  else setTimeout(work)
}
