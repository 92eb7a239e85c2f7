import { ChunkError, type Chunk } from '../chunks/Chunks.ts'
import { loadStaticQuery } from '../queries/loadStaticQuery.ts'
import type { Runtime } from '../Runtime.ts'
import { describeSearch } from './describeSearch.ts'
import type { openSearch } from './openSearch.tsx'

type Parts = Pick<Runtime, 'chunks' | 'network'>

/** Makes the search box a combobox once the reader turns to it; `/` takes the reader there. */
export function watchSearch(parts: Parts): void {
  const opened = new WeakSet<Element>()
  const turnTo = async (field: HTMLInputElement) => {
    describeSearch(field)
    // Who came here by the keyboard has left the menu open, and it would lie above the list.
    document.getElementById('menu')?.hidePopover()
    if (opened.has(field)) return
    opened.add(field)
    const box = field.closest('search')
    const output = box?.querySelector('output')
    if (!box || !output) return
    try {
      await open(field, box.dataset.titles ?? '', parts)
      output.textContent = ''
    } catch {
      // What could not be had is asked for again when the reader comes back.
      opened.delete(field)
      output.textContent = output.dataset.text ?? ''
    }
  }
  addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement && target === searchField()) void turnTo(target)
  })
  addEventListener('keydown', (event) => {
    // With Shift it is a slash all the same: many keyboards have it above the 7.
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event)) return
    event.preventDefault()
    searchField()?.focus()
  })
  const field = searchField()
  if (!field) return
  if (document.activeElement === field) void turnTo(field)
  else describeSearch(field)
}

async function open(field: HTMLInputElement, index: string, { chunks, network }: Parts): Promise<void> {
  const [chunk, texts, titles] = await Promise.all([
    chunks.load('search') as Promise<(Chunk & { exports: { openSearch: typeof openSearch } }) | undefined>,
    chunks.load(`messages---${document.documentElement.lang}`),
    loadStaticQuery(index, network),
  ])
  if (!chunk || !texts) throw new ChunkError('search')
  chunk.exports.openSearch({ field, titles, messages: texts.exports.messages, styles: chunk.styles })
}

function searchField(): HTMLInputElement | null {
  return document.querySelector('search input')
}

function isTyping(event: Event): boolean {
  const [target] = event.composedPath()
  return target instanceof Element && target.matches(':read-write, select')
}
