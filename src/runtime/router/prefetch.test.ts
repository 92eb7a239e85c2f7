import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageData } from '../../shared/pages/pageData.ts'
import { fakeNetwork } from '../testing/fakeNetwork.ts'
import { BuildWatch } from './BuildWatch.ts'
import { PageCache } from './PageCache.ts'
import type { Router } from './Router.ts'
import { PrefetchQueue, type ClientInfo, mayPrefetch, prefetch } from './prefetch.ts'

describe('prefetch', () => {
  const origin = 'https://magazine.example'

  class Link {
    readonly origin = origin
    readonly target = ''
    readonly pathname: string
    constructor(path: string) {
      this.pathname = path
    }
    closest(selector: string) {
      return selector === 'a[href]' ? this : null
    }
  }

  describe('the links of a page', () => {
    const listeners = new Map<string, (event: object) => void>()
    let tell: (entries: readonly object[]) => void = () => undefined
    /** The paths of the observed links; emptied on disconnect. */
    const observed: string[] = []
    let links: readonly Link[] = []
    const see = (paths: readonly string[], isIntersecting = true) => tell(paths.map((path) => ({ target: new Link(path), isIntersecting })))

    beforeEach(() => {
      vi.useFakeTimers()
      vi.stubGlobal('location', { origin })
      vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0' })
      links = []
      observed.length = 0
      vi.stubGlobal('document', { querySelectorAll: (selector: string) => (selector === 'a[href]' ? links : []) })
      listeners.clear()
      vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => listeners.set(type, listener))
      vi.stubGlobal('Element', Link)
      vi.stubGlobal(
        'IntersectionObserver',
        class {
          constructor(report: typeof tell) {
            tell = report
          }
          observe({ pathname }: Link) {
            observed.push(pathname)
          }
          disconnect() {
            observed.length = 0
          }
        },
      )
    })

    afterEach(() => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    })

    function open() {
      const network = {
        ...fakeNetwork({}),
        wait: (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds)),
      }
      const prerender = vi.fn(async (path: string) => void path)
      const cache = new PageCache(network)
      const build = new BuildWatch('running', network)
      const services = { network, cache, firstPage: { key: '/', path: '/' }, build }
      const router = { load: async () => ({ prerender }) as unknown as Router, shown: () => ({ key: '/', path: '/' }) }
      return { leave: prefetch({ services, router }), asked: network.asked, prerender, cache, build }
    }

    it('are prefetched once they have been in view for three seconds', async () => {
      const { asked } = open()
      see(['/chairs', '/'])
      await vi.advanceTimersByTimeAsync(3000)
      expect(asked).toEqual(['GET /page-data/chairs/page-data.json'])
    })

    it('are observed from the start, and again on each page', () => {
      links = [new Link('/chairs'), new Link('/tables')]
      const { leave } = open()
      expect(observed).toEqual(['/chairs', '/tables'])
      links = [new Link('/terms')]
      leave()
      expect(observed).toEqual(['/terms'])
    })

    it('are not prefetched if they leave the view before', async () => {
      const { asked } = open()
      const link = new Link('/chairs')
      tell([{ target: link, isIntersecting: true }])
      tell([{ target: link, isIntersecting: false }])
      await vi.advanceTimersByTimeAsync(3000)
      expect(asked).toEqual([])
    })

    it('are prefetched with low priority, unless their page is already cached', async () => {
      const { cache } = open()
      const early = vi.spyOn(cache, 'requestEarly')
      vi.spyOn(cache, 'get').mockImplementation((path) => (path === '/known' ? ({} as PageData) : undefined))
      see(['/known', '/chairs'])
      await vi.advanceTimersByTimeAsync(3000)
      expect(early.mock.calls).toEqual([['/chairs', expect.objectContaining({ priority: 'low' })]])
    })

    it('are prefetched if one link to their page is in view and another is not', async () => {
      const { asked } = open()
      see(['/chairs'])
      see(['/chairs'], false)
      await vi.advanceTimersByTimeAsync(3000)
      expect(asked).toEqual(['GET /page-data/chairs/page-data.json'])
    })

    it('are not prefetched if the page is left before', async () => {
      const { asked, leave } = open()
      see(['/chairs', '/tables'])
      await vi.advanceTimersByTimeAsync(1000)
      leave()
      see(['/terms'])
      await vi.advanceTimersByTimeAsync(10_000)
      expect(asked).toEqual(['GET /page-data/terms/page-data.json'])
    })

    it.each<[string, (build: BuildWatch) => void]>([
      ['the reader saves data', () => void vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0', connection: { saveData: true } })],
      ['the connection is slow', () => void vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0', connection: { effectiveType: '2g' } })],
      ['a newer build is known', (build) => void (build.outdated = true)],
    ])('are not prefetched if %s by then', async (_what, change) => {
      const { asked, build } = open()
      see(['/chairs'])
      await vi.advanceTimersByTimeAsync(1000)
      change(build)
      await vi.advanceTimersByTimeAsync(10_000)
      expect(asked).toEqual([])
    })

    it('have their page prerendered, unless the reader has turned to another link meanwhile', async () => {
      const { prerender, cache } = open()
      let answer: () => void = () => undefined
      const slow = new Promise<void>((resolve) => (answer = resolve))
      vi.spyOn(cache, 'requestEarly').mockImplementation(async (path) => (path === '/slow' ? slow : undefined) as undefined)
      for (const path of ['/slow', '/chairs']) {
        listeners.get('focusin')?.({ target: new Link(path) })
        await vi.advanceTimersByTimeAsync(10)
      }
      answer()
      await vi.advanceTimersByTimeAsync(10)
      expect(prerender.mock.calls.map(([path]) => path)).toEqual(['/chairs'])
    })
  })
})

describe('PrefetchQueue', () => {
  function setUp(load: (path: string) => Promise<unknown> = async () => undefined) {
    const begun: Record<number, string[]> = {}
    const queue = new PrefetchQueue(
      (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      (path) => {
        ;(begun[Number(vi.getMockedSystemTime())] ??= []).push(path)
        return load(path)
      },
    )
    /** Waits, then returns the paths that have been requested, by the time in milliseconds. */
    const after = async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds)
      return begun
    }
    return { queue, after }
  }

  const five = ['/a', '/b', '/c', '/d', '/e']

  describe('links that come into view', () => {
    beforeEach(() => void vi.useFakeTimers({ now: 0 }))
    afterEach(() => void vi.useRealTimers())

    it('are loaded four at a time, three seconds after the first was seen or after the last batch', async () => {
      const { queue, after } = setUp(() => new Promise((resolve) => setTimeout(resolve, 100)))
      for (const path of five) queue.add(path, path)
      expect(await after(20_000)).toEqual({ 3000: ['/a', '/b', '/c', '/d'], 6100: ['/e'] })
    })

    it('wait while two others are still being loaded, so that connections stay free for the reader', async () => {
      const { queue, after } = setUp(() => new Promise((resolve) => setTimeout(resolve, 8000)))
      for (const path of [...five, '/f', '/g', '/h', '/i']) queue.add(path, path)
      expect(await after(60_000)).toEqual({ 3000: ['/a', '/b', '/c', '/d'], 12_000: ['/e', '/f', '/g', '/h'], 21_000: ['/i'] })
    })

    it('are dropped if they leave before their batch', async () => {
      const { queue, after } = setUp()
      queue.add('/a', '/a')
      queue.add('/b', '/b')
      queue.drop('/a', '/a')
      expect(await after(3000)).toEqual({ 3000: ['/b'] })
    })

    it('are loaded while another link to the same page is in view', async () => {
      const { queue, after } = setUp()
      queue.add('/a', 'picture')
      queue.drop('/a', 'footer')
      queue.add('/a', 'title')
      queue.drop('/a', 'picture')
      expect(await after(3000)).toEqual({ 3000: ['/a'] })
    })

    it('are dropped once the last link to their page has left', async () => {
      const { queue, after } = setUp()
      queue.add('/a', 'picture')
      queue.add('/a', 'title')
      queue.drop('/a', 'picture')
      queue.drop('/a', 'title')
      expect(await after(9000)).toEqual({})
    })

    it('are dropped if the page is left before their batch', async () => {
      const { queue, after } = setUp()
      for (const path of five) queue.add(path, path)
      await after(3000)
      queue.clear()
      queue.add('/f', '/f')
      expect(await after(3000)).toEqual({ 3000: ['/a', '/b', '/c', '/d'], 6000: ['/f'] })
    })

    it('are loaded once, however often they are seen', async () => {
      const { queue, after } = setUp()
      queue.add('/a', '/a')
      await after(3000)
      queue.add('/a', '/a')
      queue.add('/b', '/b')
      expect(await after(3000)).toEqual({ 3000: ['/a'], 6000: ['/b'] })
    })

    it('continue to be loaded after one of them fails', async () => {
      const { queue, after } = setUp(async (path) => {
        if (path === '/a') throw new TypeError('network error')
      })
      queue.add('/a', '/a')
      await after(3000)
      queue.add('/b', '/b')
      expect(await after(3000)).toEqual({ 3000: ['/a'], 6000: ['/b'] })
    })

    it('continue to be loaded if one of them never finishes', async () => {
      const { queue, after } = setUp((path) => (path === '/a' ? new Promise(() => undefined) : Promise.resolve()))
      for (const path of five) queue.add(path, path)
      expect(await after(9000)).toEqual({ 3000: ['/a', '/b', '/c', '/d'], 9000: ['/e'] })
    })

    it('wait another three seconds after the queue has run empty', async () => {
      const { queue, after } = setUp()
      queue.add('/a', '/a')
      queue.drop('/a', '/a')
      await after(4000)
      queue.add('/b', '/b')
      expect(await after(3000)).toEqual({ 7000: ['/b'] })
    })
  })
})

describe('mayPrefetch', () => {
  const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36'

  it.each<[string, ClientInfo, boolean]>([
    ['a phone', { userAgent: phone }, true],
    ['a phone whose connection has no kind', { userAgent: phone, connection: {} }, true],
    ['a phone on 4g', { userAgent: phone, connection: { effectiveType: '4g', saveData: false } }, true],
    ['2g', { userAgent: phone, connection: { effectiveType: '2g' } }, false],
    ['slow 2g', { userAgent: phone, connection: { effectiveType: 'slow-2g' } }, false],
    ['a reader who saves data', { userAgent: phone, connection: { effectiveType: '4g', saveData: true } }, false],
    ['a bot', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, false],
    ['a spider', { userAgent: 'Baiduspider' }, false],
  ])('decides for %s', (_name, reader, answer) => {
    expect(mayPrefetch(reader)).toBe(answer)
  })
})
