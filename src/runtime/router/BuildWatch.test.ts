import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeAnswer, fakeNetwork } from '../testing/fakeNetwork.ts'
import { BuildWatch, reloadOnMismatch, watchLongAbsence } from './BuildWatch.ts'

describe('reloadOnMismatch', () => {
  const { signal } = new AbortController()
  const hash = (webpackCompilationHash: unknown): FakeAnswer => ({ status: 200, body: JSON.stringify({ webpackCompilationHash }) })

  /** Opens a tab with a storage; `load` counts how often a document of the build `running` is reloaded in it. */
  function openTab() {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    } as Storage
    const load = async (answer: FakeAnswer, { ofStorage = () => storage, online = true } = {}) => {
      let reloads = 0
      const build = new BuildWatch('running', fakeNetwork({ 'GET /page-data/app-data.json': [answer] }, online))
      await reloadOnMismatch({ build, storage: ofStorage, reload: () => (reloads += 1) })
      return { reloads, build }
    }
    return { kept, load }
  }

  describe('after the first load', () => {
    it('does not reload if the build is the same', async () => {
      const { load, kept } = openTab()
      expect((await load(hash('running'))).reloads).toBe(0)
      expect(kept.size).toBe(0)
    })

    it('reloads once for another build, and remembers it under the documented key', async () => {
      const { load, kept } = openTab()
      expect((await load(hash('other'))).reloads).toBe(1)
      expect([...kept.keys()]).toEqual(['compilation-hash-reload'])
    })

    it('does not reload again if the mismatch persists, clears the key and regards the build as the same', async () => {
      const { load, kept } = openTab()
      await load(hash('other'))
      const { reloads, build } = await load(hash('other'))
      expect(reloads).toBe(0)
      expect(kept.size).toBe(0)
      expect(await build.check(signal)).toBe('same')
    })

    it('does not reload offline, where the answer is what the service worker has kept', async () => {
      const { load, kept } = openTab()
      const { reloads, build } = await load(hash('other'), { online: false })
      expect(reloads).toBe(0)
      expect(kept.size).toBe(0)
      expect(await build.check(signal)).toBe('unknown')
    })

    it('does not reload if the storage keeps nothing without saying so', async () => {
      const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined } as unknown as Storage
      const { reloads, build } = await openTab().load(hash('other'), { ofStorage: () => storage })
      expect(reloads).toBe(0)
      expect(await build.check(signal)).toBe('same')
    })

    it('clears the key after a load that matches', async () => {
      const { load, kept } = openTab()
      await load(hash('other'))
      await load(hash('running'))
      expect(kept.size).toBe(0)
    })

    it.each<[string, FakeAnswer]>([
      ['missing', { status: 404 }],
      ['broken', { status: 200, body: '{"webpackCompil' }],
      ['of another shape', hash(7)],
      ['without a hash', hash('')],
      ['out of reach', 'abort'],
    ])('does not reload if app-data is %s', async (_name, answer) => {
      const { load, kept } = openTab()
      expect((await load(answer)).reloads).toBe(0)
      await load(hash('other'))
      expect((await load(answer)).reloads).toBe(0)
      expect(kept.size).toBe(1)
    })

    it('does not reload if the browser has no storage', async () => {
      const { load } = openTab()
      const forbidden = () => {
        throw new DOMException('The operation is insecure', 'SecurityError')
      }
      expect((await load(hash('other'), { ofStorage: forbidden })).reloads).toBe(0)
    })
  })
})

describe('BuildWatch.check', () => {
  it('rejects with its signal’s reason, or with an error of the program', async () => {
    const left = new AbortController()
    const leaving = { ...fakeNetwork({}), request: () => (left.abort(new Error('left')), Promise.reject(new TypeError('network error'))) }
    await expect(new BuildWatch('running', leaving).check(left.signal)).rejects.toThrow('left')
    const broken = { ...fakeNetwork({}), request: () => Promise.reject(new RangeError('a fault')) }
    await expect(new BuildWatch('running', broken).check(new AbortController().signal)).rejects.toThrow('a fault')
  })
})

describe('watchLongAbsence', () => {
  const appData = 'GET /page-data/app-data.json'
  const minutes = 60 * 1000

  describe('a tab that comes to the front', () => {
    let page = Object.assign(new EventTarget(), { hidden: false })

    beforeEach(() => void vi.useFakeTimers())

    afterEach(() => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    })

    function open(state: 'hidden' | 'visible', present = 'new') {
      page = Object.assign(new EventTarget(), { hidden: state === 'hidden' })
      vi.stubGlobal('document', page)
      const network = fakeNetwork({ [appData]: [{ status: 200, body: JSON.stringify({ webpackCompilationHash: present }) }] })
      const build = new BuildWatch('old', network)
      watchLongAbsence(build)
      return { network, build }
    }

    async function turn(state: 'hidden' | 'visible') {
      page.hidden = state === 'hidden'
      page.dispatchEvent(new Event('visibilitychange'))
      await vi.advanceTimersByTimeAsync(0)
    }

    it('checks the build if it was opened in the background ten minutes before', async () => {
      const { network, build } = open('hidden')
      vi.advanceTimersByTime(10 * minutes)
      await turn('visible')
      expect(network.asked).toEqual([appData])
      expect(build.outdated).toBe(true)
    })

    it('is not outdated if the build is unchanged', async () => {
      const { network, build } = open('hidden', 'old')
      vi.advanceTimersByTime(10 * minutes)
      await turn('visible')
      expect(network.asked).toEqual([appData])
      expect(build.outdated).toBe(false)
    })

    it('does not check the build if it was in the background for less than ten minutes', async () => {
      const { network } = open('hidden')
      vi.advanceTimersByTime(10 * minutes - 1)
      await turn('visible')
      await turn('hidden')
      vi.advanceTimersByTime(9 * minutes)
      await turn('visible')
      expect(network.asked).toEqual([])
    })

    it('does not check the build if it was never in the background', async () => {
      const { network } = open('visible')
      vi.advanceTimersByTime(60 * minutes)
      await turn('visible')
      expect(network.asked).toEqual([])
    })
  })
})
