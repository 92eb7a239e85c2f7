import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PageStore } from '../pages/PageStore.ts'
import type { Runtime } from '../Runtime.ts'
import { stageNetwork } from '../testing/stageNetwork.ts'
import { prefetch } from './prefetch.ts'

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
  const see = (paths: readonly string[], isIntersecting = true) => tell(paths.map((path) => ({ target: new Link(path), isIntersecting })))

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('location', { origin })
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0' })
    vi.stubGlobal('document', { querySelectorAll: () => [] })
    listeners.clear()
    vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => listeners.set(type, listener))
    vi.stubGlobal('Element', Link)
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(report: typeof tell) {
          tell = report
        }
        disconnect() {}
      },
    )
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  function open() {
    const network = {
      ...stageNetwork({}),
      wait: (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds)),
    }
    const prepare = vi.fn(async (path: string) => void path)
    const store = new PageStore(network)
    const runtime = { network, store, firstKey: '/', key: '/', build: { outdated: false }, journey: async () => ({ prepare }) }
    return { leave: prefetch(runtime as unknown as Runtime), asked: network.asked, prepare, store }
  }

  it('are fetched when they have been in view for three seconds', async () => {
    const { asked } = open()
    see(['/chairs', '/'])
    await vi.advanceTimersByTimeAsync(3000)
    expect(asked).toEqual(['GET /page-data/chairs/page-data.json'])
  })

  it('are fetched where one link to their page is in view and another is not', async () => {
    const { asked } = open()
    see(['/chairs'])
    see(['/chairs'], false)
    await vi.advanceTimersByTimeAsync(3000)
    expect(asked).toEqual(['GET /page-data/chairs/page-data.json'])
  })

  it('are not fetched any more when the page was left before', async () => {
    const { asked, leave } = open()
    see(['/chairs', '/tables'])
    await vi.advanceTimersByTimeAsync(1000)
    leave()
    see(['/terms'])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toEqual(['GET /page-data/terms/page-data.json'])
  })

  it('have their page prepared, but not where the reader has turned to another one meanwhile', async () => {
    const { prepare, store } = open()
    let answer: () => void = () => undefined
    const slow = new Promise<void>((resolve) => (answer = resolve))
    vi.spyOn(store, 'requestEarly').mockImplementation(async (path) => (path === '/slow' ? slow : undefined) as undefined)
    for (const path of ['/slow', '/chairs']) {
      listeners.get('focusin')?.({ target: new Link(path) })
      await vi.advanceTimersByTimeAsync(10)
    }
    answer()
    await vi.advanceTimersByTimeAsync(10)
    expect(prepare.mock.calls.map(([path]) => path)).toEqual(['/chairs'])
  })
})
