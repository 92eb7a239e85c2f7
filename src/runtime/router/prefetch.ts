import * as attributes from '../../shared/dataAttributes.ts'
import { pageKey } from '../../shared/paths.ts'
import type { Runtime } from './Runtime.ts'
import { isPage } from './answerNavigation.ts'
import type { Network } from './network.ts'

/** Loads pages before they are asked for; gives what is to be called after every change of page. */
export function prefetch(runtime: Runtime): () => void {
  const { cache, network, firstKey } = runtime
  const options = { signal: new AbortController().signal }
  const wanted = (link: HTMLAnchorElement) => {
    const path = linkPath(link)
    const useless = path === runtime.key || path === firstKey || runtime.build.outdated
    return useless || !mayPrefetch(navigator) ? undefined : path
  }
  const queue = new PrefetchQueue(network.wait, (path) => cache.requestEarly(path, { ...options, priority: 'low' }))

  /** Where the reader has turned to last: what arrives late must not take its place. */
  let latest: string | undefined
  const load = async (path: string, pressed?: AbortSignal) => {
    latest = path
    const early = tried.has(path) || cache.requestEarly(path, options)
    tried.add(path)
    const [{ prerender }] = await Promise.all([runtime.router(), early])
    if (latest === path) await prerender(path, pressed)
  }
  // One early request a link: what failed under the pointer is not asked for again by the press.
  const tried = new Set<string>()
  watchIntent((link, pressed) => {
    const path = wanted(link)
    // What is wrong with a page shows when the reader asks for it.
    if (path !== undefined) load(path, pressed).catch(() => undefined)
  })

  const observe = watchView((entries) => {
    for (const { target, isIntersecting } of entries) {
      const path = wanted(target as HTMLAnchorElement)
      if (path === undefined) continue
      if (isIntersecting && !cache.get(path)) queue.add(path, target)
      else queue.drop(path, target)
    }
  })
  return () => {
    tried.clear()
    queue.clear()
    observe()
  }
}

const batchSize = 4
/** Milliseconds before a batch, and that it is waited for at most. */
const pause = 3000

/** Loads what readers may want next: a few pages at a time, with rests between. */
export class PrefetchQueue {
  readonly #wait: Network['wait']
  readonly #load: (path: string) => Promise<unknown>
  /** The paths that wait, each with those who want it: the links to it that are in view. */
  readonly #waiting = new Map<string, Set<unknown>>()
  readonly #begun = new Set<string>()
  #running = false

  /** `load` is called once a path; whatever it comes to, the queue goes on. */
  constructor(wait: Network['wait'], load: (path: string) => Promise<unknown>) {
    this.#wait = wait
    this.#load = load
  }

  add(path: string, link: unknown): void {
    if (this.#begun.has(path)) return
    this.#waiting.set(path, (this.#waiting.get(path) ?? new Set()).add(link))
    if (!this.#running) void this.#run()
  }

  /** Takes back all that has not begun. */
  clear(): void {
    this.#waiting.clear()
  }

  /** Takes back what has not begun, unless another link still wants it. */
  drop(path: string, link: unknown): void {
    const links = this.#waiting.get(path)
    if (links?.delete(link) && links.size === 0) this.#waiting.delete(path)
  }

  async #run(): Promise<void> {
    this.#running = true
    const rest = () => this.#wait(pause)
    while (this.#waiting.size > 0) {
      await rest()
      const batch = [...this.#waiting.keys()].slice(0, batchSize)
      for (const path of batch) {
        this.#waiting.delete(path)
        this.#begun.add(path)
      }
      // A page that does not come holds up no others.
      await Promise.race([rest(), Promise.allSettled(batch.map((path) => this.#load(path)))])
    }
    this.#running = false
  }
}

/** Key of the page that a link on this site leads to; undefined for links that are the browser's, or not to be loaded early. */
function linkPath(link: HTMLAnchorElement): string | undefined {
  return !link.target && !link.closest(`[download], [${attributes.noPrefetch}]`) && isPage(link) ? pageKey(link.pathname) : undefined
}

/** Tells of links that come into view and leave it, where the browser can; gives what looks for the links of a new page. */
function watchView(tell: IntersectionObserverCallback): () => void {
  let observer: IntersectionObserver
  try {
    observer = new IntersectionObserver(tell)
  } catch {
    // Missing, or broken by somebody's script: pages are loaded early only when a link is touched.
    return () => undefined
  }
  const observe = () => {
    observer.disconnect()
    for (const link of document.querySelectorAll('a[href]')) observer.observe(link)
  }
  observe()
  return observe
}

/** Milliseconds that the pointer rests on a link before it counts. */
const rest = 65

/** Milliseconds after a press in which the page that its click leads to has been painted. */
const moment = 100

/**
 * Calls `intend` with a link that the reader is about to follow: by a pointer that rests on it, by focus, or by a press. A press comes with
 * a signal that aborts when it has ended, after the click that it may come to.
 */
function watchIntent(intend: (link: HTMLAnchorElement, pressed?: AbortSignal) => void): void {
  let link: HTMLAnchorElement | null = null
  let press: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const turn = ({ type, target, pointerType, button }: Partial<PointerEvent>) => {
    const next = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (next !== link) {
      clearTimeout(timer)
      if (next && pointerType !== 'touch') timer = setTimeout(intend, rest, next)
    }
    link = next
    if (!next || type === 'pointerover') return
    // The menu that another button opens may keep the end of its press to itself; and focus has none.
    if (button !== 0) return intend(next)
    press = new AbortController()
    intend(next, press.signal)
  }
  const end = () => press?.abort()
  const release = () => setTimeout(end, moment)
  for (const type of ['pointerover', 'pointerdown', 'focusin'] as const) addEventListener(type, turn, true)
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release, true)
  // Keys are for the page that is read.
  addEventListener('keydown', end, true)
}

/** What a browser says of its line and of itself; not every browser knows `connection`. */
export interface ClientInfo {
  readonly userAgent: string
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

/** Whether pages may be loaded before they are asked for. */
export function mayPrefetch({ userAgent, connection }: ClientInfo): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g') && !/bot|crawler|spider|crawling/i.test(userAgent)
}
