import * as attributes from '../../shared/html/dataAttributes.ts'
import { keyBelow } from '../../shared/addresses/paths.ts'
import type { LazyRouter } from './Router.ts'
import type { Services } from './Services.ts'
import { isPage } from './isOurs.ts'
import type { Network } from './network.ts'

interface PrefetchOptions {
  readonly services: Pick<Services, 'cache' | 'network' | 'build' | 'firstPage'>
  readonly router: Pick<LazyRouter, 'load' | 'shown'>
}

/** Loads pages before the reader opens them. Returns a function to call after every change of page. */
export function prefetch({ services, router }: PrefetchOptions): () => void {
  const { cache, network, build, firstPage } = services
  const { signal } = new AbortController()
  /** By path: one early request each while a page is shown, since one that failed is not repeated on hover or press. */
  const asked = new Map<string, Promise<unknown>>()
  const ask = (path: string, priority: 'auto' | 'low' = 'auto') => {
    const request = asked.get(path) ?? cache.requestEarly(path, { signal, priority })
    asked.set(path, request)
    return request
  }
  const mayLoad = (path?: string) =>
    path !== router.shown().key && path !== firstPage.key && !build.outdated && mayPrefetch(navigator) ? path : undefined
  const wanted = (link: HTMLAnchorElement) => mayLoad(linkPath(link, network.base))
  // The connection, or the build, may have changed while a path waited.
  const queue = new PrefetchQueue(network.wait, async (path) => mayLoad(path) && ask(path, 'low'))

  /** Path of the link that the reader turned to last; a page that loads late does not replace it. */
  let latest: string | undefined
  const load = async (path: string, pressed?: AbortSignal) => {
    latest = path
    const [{ prerender }] = await Promise.all([router.load(), ask(path)])
    if (latest === path) await prerender(path, pressed)
  }
  watchIntent((link, pressed) => {
    const path = wanted(link)
    // An error of the page surfaces when the reader opens it.
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
    asked.clear()
    queue.clear()
    observe()
  }
}

const batchSize = 4
/** Milliseconds before each batch, and the longest wait for a batch to end. */
const pause = 3000

/** Loads pages a few at a time, with pauses in between. */
export class PrefetchQueue {
  readonly #wait: Network['wait']
  readonly #load: (path: string) => Promise<unknown>
  /** The waiting paths, each with the links to it that are in view. */
  readonly #waiting = new Map<string, Set<unknown>>()
  readonly #begun = new Set<string>()
  #ended = 0
  #running = false

  /** `load` is called once per path; its failure does not stop the queue. */
  constructor(wait: Network['wait'], load: (path: string) => Promise<unknown>) {
    this.#wait = wait
    this.#load = load
  }

  add(path: string, link: unknown): void {
    if (this.#begun.has(path)) return
    this.#waiting.set(path, (this.#waiting.get(path) ?? new Set()).add(link))
    if (!this.#running) void this.#run()
  }

  /** Drops everything that has not started. */
  clear(): void {
    this.#waiting.clear()
  }

  /** Drops a path that has not started, unless another link to it is in view. */
  drop(path: string, link: unknown): void {
    const links = this.#waiting.get(path)
    if (links?.delete(link) && links.size === 0) this.#waiting.delete(path)
  }

  async #run(): Promise<void> {
    this.#running = true
    while (this.#waiting.size > 0) {
      await this.#wait(pause)
      // At most five are under way at once: over HTTP/1.1 a browser has six connections to a host, and the reader needs one.
      const batch = [...this.#waiting.keys()].slice(0, this.#begun.size - this.#ended < 2 ? batchSize : 0)
      const loads = batch.map((path) => {
        this.#waiting.delete(path)
        this.#begun.add(path)
        return this.#load(path).finally(() => (this.#ended += 1))
      })
      // A page that does not arrive delays no others.
      await Promise.race([this.#wait(pause), Promise.allSettled(loads)])
    }
    this.#running = false
  }
}

/**
 * Returns the key of the page that a link on this site leads to; undefined if the browser
 * handles the link, or if it must not be loaded early.
 */
function linkPath(link: HTMLAnchorElement, base: string): string | undefined {
  return !link.target && !link.closest(`[download], [${attributes.noPrefetch}]`) && isPage(link, base)
    ? keyBelow(base, link.pathname)
    : undefined
}

/** Reports links that enter and leave the viewport, if the browser can. Returns a function that observes the links of a new page. */
function watchView(tell: IntersectionObserverCallback): () => void {
  let observer: IntersectionObserver
  try {
    observer = new IntersectionObserver(tell)
  } catch {
    // Missing, or broken by a third-party script: pages are loaded early only on hover, focus or press.
    return () => undefined
  }
  const observe = () => {
    observer.disconnect()
    for (const link of document.querySelectorAll('a[href]')) observer.observe(link)
  }
  observe()
  return observe
}

/** Milliseconds that the pointer must rest on a link. */
const rest = 65

/** Milliseconds from the end of a press to the paint of the page that its click opens. */
const moment = 100

/**
 * Calls `intend` with a link that the reader is about to follow: when the pointer rests on it, on focus, or on press. A press comes
 * with a signal that aborts shortly after its end, and so after its click.
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
    // A context menu opened by another button may swallow the end of its press; focus has no end.
    if (button !== 0) return intend(next)
    press = new AbortController()
    intend(next, press.signal)
  }
  const end = () => press?.abort()
  const release = () => setTimeout(end, moment)
  for (const type of ['pointerover', 'pointerdown', 'focusin'] as const) addEventListener(type, turn, true)
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release, true)
  // Keys are meant for the page being read.
  addEventListener('keydown', end, true)
}

/** What a browser reveals about itself and its connection, if it does. */
export interface ClientInfo {
  readonly userAgent: string
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

/** Reports whether pages may be prefetched. */
export function mayPrefetch({ userAgent, connection }: ClientInfo): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g') && !/bot|crawler|spider|crawling/i.test(userAgent)
}
