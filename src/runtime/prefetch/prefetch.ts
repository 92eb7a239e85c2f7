import type { Runtime } from '../Runtime.ts'
import { linkPath } from './linkPath.ts'
import { mayPrefetch } from './mayPrefetch.ts'
import { PrefetchQueue } from './PrefetchQueue.ts'
import { watchIntent } from './watchIntent.ts'
import { watchView } from './watchView.ts'

/** Loads pages before they are asked for; gives what is to be called after every change of page. */
export function prefetch(runtime: Runtime): () => void {
  const { store, network, firstKey } = runtime
  const question = { signal: new AbortController().signal }
  const wanted = (link: HTMLAnchorElement) => {
    const path = linkPath(link)
    const useless = path === runtime.key || path === firstKey || runtime.build.outdated
    return useless || !mayPrefetch(navigator) ? undefined : path
  }
  const queue = new PrefetchQueue(network.wait, (path) => store.requestEarly(path, { ...question, priority: 'low' }))

  /** Where the reader has turned to last: what arrives late must not take its place. */
  let latest: string | undefined
  const load = async (path: string, pressed?: AbortSignal) => {
    latest = path
    const early = tried.has(path) || store.requestEarly(path, question)
    tried.add(path)
    const [{ prepare }] = await Promise.all([runtime.journey(), early])
    if (latest === path) await prepare(path, pressed)
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
      if (isIntersecting && !store.get(path)) queue.add(path, target)
      else queue.drop(path, target)
    }
  })
  return () => {
    tried.clear()
    queue.clear()
    observe()
  }
}
