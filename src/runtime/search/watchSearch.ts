import type { Stem } from '../../search/near/NearTexts.ts'
import * as attributes from '../../shared/dataAttributes.ts'
import { staticQueryFile } from '../../shared/paths.ts'
import { type Chunk, ChunkError } from '../router/Chunks.ts'
import { describeSearch } from './describeSearch.ts'
import type { Services } from '../router/Services.ts'
import { type Network, requestObject } from '../router/network.ts'
import type { listSought } from './listSought.ts'
import type { openSearch } from './openSearch.tsx'

type Parts = Pick<Services, 'chunks' | 'network'>

interface SearchChunk extends Chunk {
  readonly exports: { readonly openSearch: typeof openSearch; readonly listSought: typeof listSought }
}

/** Makes the search box a combobox once the reader turns to it; `/` takes the reader there, and Enter to a page that lists what was sought. */
export function watchSearch(parts: Parts): void {
  const opened = new WeakSet<Element>()
  const turnTo = (field: HTMLInputElement) => {
    describeSearch(field)
    // Who came here by the keyboard has left the menu open, and it would lie above the list.
    document.getElementById('menu')?.hidePopover()
    if (opened.has(field)) return
    opened.add(field)
    void useSearch(
      ({ exports, styles }, texts) => exports.openSearch({ field, styles, ...texts }),
      // What could not be had is asked for again when the reader comes back.
      () => opened.delete(field),
    )
  }
  const list = () => {
    const place = document.querySelector<HTMLElement>(`[${attributes.sought}]`)
    if (place && (place.getAttribute(attributes.sought) || /[?&]q=/.test(location.search)))
      void useSearch(({ exports }, texts) => {
        if (place.isConnected) exports.listSought({ place, ...texts })
      })
  }
  const useSearch = async (use: (chunk: SearchChunk, texts: Texts) => void, fail?: () => void) => {
    const box = document.querySelector<HTMLElement>('search')
    const output = box?.querySelector('output')
    if (!box || !output) return
    try {
      use(...(await load(box.getAttribute(attributes.titles) ?? '', parts)))
      output.textContent = ''
    } catch {
      fail?.()
      output.textContent = output.getAttribute(attributes.text) ?? ''
    }
  }
  addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement && target === searchField()) turnTo(target)
  })
  addEventListener('keydown', (event) => {
    // With Shift it is a slash all the same: many keyboards have it above the 7.
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event)) return
    event.preventDefault()
    searchField()?.focus()
  })
  const field = searchField()
  if (!field) return
  if (document.activeElement === field) turnTo(field)
  else describeSearch(field)
  list()
  if ('navigation' in globalThis) navigation.addEventListener('navigatesuccess', list)
}

interface Texts {
  /** A `TitleIndex`, of the page's own build. */
  readonly titles: unknown
  readonly stem: Stem
  /** Of the page's language. */
  readonly messages: unknown
}

async function load(index: string, { chunks, network }: Parts): Promise<[SearchChunk, Texts]> {
  const { lang } = document.documentElement
  const stem = stemOnceLoaded(chunks.load(`stemmer---${lang}`))
  const [chunk, texts, titles] = await Promise.all([
    chunks.load('search') as Promise<SearchChunk | undefined>,
    chunks.load(`messages---${lang}`),
    loadStaticQuery(index, network),
  ])
  if (!chunk || !texts) throw new ChunkError('search')
  return [chunk, { titles, messages: texts.exports.messages, stem }]
}

/** A language's stemmer. A word stays as it is until that has loaded, and for good in a language without one. */
function stemOnceLoaded(loading: Promise<Chunk | undefined>): Stem {
  let stem: Stem = (word) => word
  loading.then(
    (chunk) => (stem = (chunk?.exports.stem as Stem | undefined) ?? stem),
    () => undefined,
  )
  return (word) => stem(word)
}

function searchField(): HTMLInputElement | null {
  return document.querySelector('search input')
}

function isTyping(event: Event): boolean {
  const [target] = event.composedPath()
  return target instanceof Element && target.matches(':read-write, select')
}

/** A static query's data, by its hash; rejects, and says so in the console, where it cannot be had. */
async function loadStaticQuery(hash: string, network: Network): Promise<unknown> {
  try {
    const answer = await requestObject(`/${staticQueryFile(hash)}`, new AbortController().signal, network)
    if (typeof answer?.data === 'object' && answer.data !== null) return answer.data
  } catch {
    // No answer, or none that can be read: said below.
  }
  const error = new Error('The result of this StaticQuery could not be fetched')
  // oxlint-disable-next-line no-console -- the contract's own message
  console.error(error.message)
  throw error
}
