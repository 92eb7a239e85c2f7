import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeNetwork } from '../testing/fakeNetwork.ts'
import { BuildWatch } from './BuildWatch.ts'
import { PageCache } from './PageCache.ts'
import type { Router } from './Router.ts'
import { prefetch } from './prefetch.ts'

const origin = 'https://magazine.example'

/** A link as prefetching sees it; `marks`: selectors that it or an ancestor matches. */
class Link {
  readonly origin: string
  readonly pathname: string
  readonly target: string
  readonly #marks: readonly string[]

  constructor(address: string, { target = '', marks = [] }: { readonly target?: string; readonly marks?: readonly string[] } = {}) {
    const url = new URL(address, origin)
    this.origin = url.origin
    this.pathname = url.pathname
    this.target = target
    this.#marks = ['a[href]', ...marks]
  }

  closest(selector: string) {
    return selector.split(', ').some((each) => this.#marks.includes(each)) ? this : null
  }
}

/** An element that is not a link. */
class Text extends Link {
  override closest() {
    return null
  }
}

describe('a link that the reader turns to', () => {
  const listeners = new Map<string, { readonly tell: (event: object) => void; readonly isCaptured: unknown }>()
  const happen = (type: string, target?: object, more: object = {}) => listeners.get(type)?.tell({ type, target, ...more })
  const page = (path: string) => `GET /page-data${path}/page-data.json`

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('location', { origin })
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0' })
    vi.stubGlobal('Element', Link)
    listeners.clear()
    vi.stubGlobal('addEventListener', (type: string, tell: (event: object) => void, isCaptured: unknown) =>
      listeners.set(type, { tell, isCaptured }),
    )
    // As if a script of the page had broken it: prefetching on intent does not need it.
    vi.stubGlobal('IntersectionObserver', undefined)
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  function open({ shown = '/', firstKey = '/', answers = {} }: Partial<Record<'shown' | 'firstKey', string>> & { answers?: object } = {}) {
    const network = fakeNetwork(answers as Parameters<typeof fakeNetwork>[0])
    const prerender = vi.fn(async (_path: string, _pressed?: AbortSignal) => undefined)
    const build = new BuildWatch('running', network)
    const services = { network, cache: new PageCache(network), firstPage: { key: firstKey, path: firstKey }, build }
    const load = vi.fn(async () => ({ prerender }) as unknown as Router)
    const leave = prefetch({ services, router: { load, shown: () => ({ key: shown, path: shown }) } })
    return { leave, asked: network.asked, prerender, build, load }
  }

  it('is prefetched once the pointer has rested on it for 65 milliseconds', async () => {
    const { asked } = open()
    happen('pointerover', new Link('/chairs'), { pointerType: 'mouse' })
    await vi.advanceTimersByTimeAsync(64)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual([page('/chairs')])
  })

  it('is not prefetched if the pointer only passes over it; moving within it does not restart the delay', async () => {
    const { asked } = open()
    const rested = new Link('/tables')
    happen('pointerover', new Link('/chairs'), { pointerType: 'mouse' })
    await vi.advanceTimersByTimeAsync(50)
    happen('pointerover', rested, { pointerType: 'mouse' })
    await vi.advanceTimersByTimeAsync(50)
    // From the link’s picture to its title.
    happen('pointerover', rested, { pointerType: 'mouse' })
    await vi.advanceTimersByTimeAsync(15)
    expect(asked).toEqual([page('/tables')])
  })

  it('is not prefetched once the pointer has left it for an element that is not a link', async () => {
    const { asked } = open()
    happen('pointerover', new Link('/chairs'), { pointerType: 'mouse' })
    for (const target of [new Text('/'), {}]) happen('pointerover', target, { pointerType: 'mouse' })
    happen('pointerdown', new Text('/'), { button: 0 })
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toEqual([])
  })

  it('is not prefetched by touch scrolling over it', async () => {
    const { asked } = open()
    happen('pointerover', new Link('/chairs'), { pointerType: 'touch' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toEqual([])
  })

  it('is prefetched at once on press or focus', async () => {
    const { asked } = open()
    happen('pointerdown', new Link('/chairs'), { pointerType: 'touch', button: 0 })
    happen('focusin', new Link('/tables'))
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toEqual([page('/chairs'), page('/tables')])
  })

  it.each([
    ['a moment after the press', 'pointerup', 99],
    ['a moment after a press that became a scroll', 'pointercancel', 99],
    ['as soon as a key is pressed', 'keydown', -1],
  ])('holds the prerendered page until %s', async (_when, type, still) => {
    const { prerender } = open()
    happen('pointerdown', new Link('/chairs'), { button: 0 })
    await vi.advanceTimersByTimeAsync(0)
    const pressed = prerender.mock.calls[0]?.[1]
    await vi.advanceTimersByTimeAsync(5000)
    expect(pressed?.aborted).toBe(false)
    happen(type)
    if (still > 0) await vi.advanceTimersByTimeAsync(still)
    expect(pressed?.aborted).toBe(still < 0)
    await vi.advanceTimersByTimeAsync(1)
    expect(pressed?.aborted).toBe(true)
  })

  it('is not prerendered by a press of another button, and on focus its page is not held', async () => {
    const { prerender } = open()
    happen('keydown')
    happen('pointerdown', new Link('/chairs'), { button: 2 })
    happen('focusin', new Link('/tables'))
    await vi.advanceTimersByTimeAsync(0)
    expect(prerender.mock.calls).toEqual([['/tables', undefined]])
  })

  it('is noticed in the capture phase, before a script of the page can stop the event', () => {
    open()
    expect([...listeners.keys()].toSorted()).toEqual(['focusin', 'keydown', 'pointercancel', 'pointerdown', 'pointerover', 'pointerup'])
    expect([...listeners.values()].every(({ isCaptured }) => isCaptured === true)).toBe(true)
  })

  it('does not break later prefetching if the router fails to load', async () => {
    const { load, prerender } = open()
    load.mockRejectedValueOnce(new TypeError('network error'))
    happen('focusin', new Link('/chairs'))
    await vi.advanceTimersByTimeAsync(0)
    happen('focusin', new Link('/tables'))
    await vi.advanceTimersByTimeAsync(0)
    expect(prerender.mock.calls.map(([path]) => path)).toEqual(['/tables'])
  })

  it('is requested once until another page is shown, even if the request fails', async () => {
    const { asked, leave } = open({ answers: { [page('/chairs')]: [{ status: 404 }] } })
    for (const type of ['focusin', 'focusin']) happen(type, new Link('/chairs'))
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toEqual([page('/chairs')])
    leave()
    happen('focusin', new Link('/chairs'))
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toEqual([page('/chairs'), page('/chairs')])
  })

  it('is not requested again if it was requested while in view, and that failed', async () => {
    let see: (entries: readonly object[]) => void = () => undefined
    vi.stubGlobal('document', { querySelectorAll: () => [] })
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        disconnect = () => undefined
        constructor(tell: typeof see) {
          see = tell
        }
      },
    )
    const { asked } = open({ answers: { [page('/chairs')]: [{ status: 404 }, { status: 404 }] } })
    see([{ target: new Link('/chairs'), isIntersecting: true }])
    await vi.advanceTimersByTimeAsync(3000)
    expect(asked).toEqual([page('/chairs')])
    happen('focusin', new Link('/chairs'))
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toEqual([page('/chairs')])
  })

  it.each([
    ['leads to the page that is shown', '/', {}],
    ['leads to the page that the document came with', '/first', {}],
    ['opens in another tab', '/chairs', { target: '_blank' }],
    ['downloads a file', '/chairs', { marks: ['[download]'] }],
    ['stands where nothing is prefetched', '/chairs', { marks: ['[data-no-prefetch]'] }],
    ['leads elsewhere', 'https://other.example/chairs', {}],
    ['leads to a file', '/robots.txt', {}],
  ])('is not prefetched if it %s', async (_what, address, more) => {
    const { asked, load } = open({ firstKey: '/first' })
    happen('focusin', new Link(address, more))
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toEqual([])
    expect(load).not.toHaveBeenCalled()
  })

  it('is not prefetched if the site has been rebuilt meanwhile', async () => {
    const { asked, build } = open()
    build.outdated = true
    happen('focusin', new Link('/chairs'))
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toEqual([])
  })

  it('is not prefetched if the reader saves data', async () => {
    const { asked } = open()
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0', connection: { saveData: true } })
    happen('focusin', new Link('/chairs'))
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toEqual([])
  })
})
