import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PageStore } from '../pages/PageStore.ts'
import type { Runtime } from '../Runtime.ts'
import { stageNetwork } from '../testing/stageNetwork.ts'
import { prefetch } from './prefetch.ts'

const origin = 'https://magazine.example'
const link = (path: string) => ({ origin, pathname: path, target: '', closest: () => null })

describe('the links of a page', () => {
  let see: (paths: readonly string[]) => void = () => undefined

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('location', { origin })
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0' })
    vi.stubGlobal('document', { querySelectorAll: () => [] })
    vi.stubGlobal('addEventListener', () => undefined)
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: readonly object[]) => void) {
          see = (paths) => tell(paths.map((path) => ({ target: link(path), isIntersecting: true })))
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
    const runtime = { network, store: new PageStore(network), firstKey: '/', key: '/', build: { outdated: false } }
    return { leave: prefetch(runtime as unknown as Runtime), asked: network.asked }
  }

  it('are fetched when they have been in view for three seconds', async () => {
    const { asked } = open()
    see(['/chairs', '/'])
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
})
