import { describe, expect, it, vi } from 'vitest'
import { fakeNetwork } from '../testing/fakeNetwork.ts'
import { ChunkError, Chunks } from './Chunks.ts'
import { ChunkFailures } from './ChunkFailures.ts'
import type { Network } from './network.ts'

describe('Chunks', () => {
  const map = {
    status: 200,
    body: JSON.stringify({
      'component---info': ['/info.js', '/info.css'],
      app: ['/app.js'],
      'component---known': ['/known.js', '/first.css'],
    }),
  }
  const css = { status: 200, type: 'text/css; charset=utf-8', body: 'p{}' }

  function setUp(plan: Parameters<typeof fakeNetwork>[0], importModule: (url: string) => Promise<unknown> = async (url) => ({ url })) {
    const network = {
      ...fakeNetwork({ 'GET /chunks.json': [map], 'GET /info.css': [css], ...plan }),
      wait: () => new Promise<void>(() => undefined),
    }
    return { network, chunks: new Chunks({ network, map: '/chunks.json', styles: new Set(['/first.css']), importModule }) }
  }

  describe('a chunk', () => {
    it('has its exports and its style sheets', async () => {
      const chunk = await setUp({}).chunks.load('component---info')
      expect(chunk?.exports).toEqual({ url: '/info.js' })
      expect([...(chunk?.styles ?? [])]).toEqual([['/info.css', 'p{}']])
    })

    it('is loaded once, and so is the map', async () => {
      const { chunks, network } = setUp({})
      await Promise.all([chunks.load('component---info'), chunks.load('component---info'), chunks.load('app')])
      await chunks.load('component---info')
      expect(network.asked).toEqual(['GET /chunks.json', 'GET /info.css'])
    })

    it.each([
      ['is not asked for again', async () => ({ app: ['/app.js'] }), []],
      ['is asked for again where that has failed', () => Promise.reject(new TypeError('network error')), ['GET /chunks.json']],
    ])('whose map was requested early %s', async (_what, early, asked) => {
      const { network } = setUp({})
      const chunks = new Chunks({ network, map: '/chunks.json', early: early(), styles: new Set(), importModule: async (url) => ({ url }) })
      expect((await chunks.load('app'))?.exports).toEqual({ url: '/app.js' })
      expect(network.asked).toEqual(asked)
    })

    it('is available synchronously once it is loaded, and not before', async () => {
      const { chunks } = setUp({})
      const loading = chunks.load('app')
      expect(chunks.get('app')).toBeUndefined()
      await loading
      expect(chunks.get('app')?.exports).toEqual({ url: '/app.js' })
    })

    it('leaves no timer running once its script has loaded or failed', async () => {
      const ends: AbortSignal[] = []
      const waiting = (network: Network): Network => ({
        ...network,
        wait: (_milliseconds, signal) => new Promise(() => void (signal && ends.push(signal))),
      })
      const { network } = setUp({})
      const open = (importModule: () => Promise<unknown>) =>
        new Chunks({ network: waiting(network), map: '/chunks.json', styles: new Set(), importModule })
      await open(async () => ({})).load('app')
      await open(() => Promise.reject(new SyntaxError('Unexpected end of input')))
        .load('app')
        .catch(() => undefined)
      expect(ends.map(({ aborted }) => aborted)).toEqual([true, true])
    })

    it('does not request style sheets that the document already contains', async () => {
      const { chunks, network } = setUp({})
      const chunk = await chunks.load('component---known')
      expect(network.asked).not.toContain('GET /first.css')
      expect([...(chunk?.styles ?? [])]).toEqual([['/first.css', '']])
    })

    it.each(['component---nothing', 'constructor', '__proto__', 'toString'])(
      'with a name unknown to the build is undefined: %s',
      async (name) => {
        expect(await setUp({}).chunks.load(name)).toBeUndefined()
      },
    )

    it.each<[string, Parameters<typeof fakeNetwork>[0]]>([
      ['its sheet is missing', { 'GET /info.css': [{ status: 404 }] }],
      ['its sheet comes with an error', { 'GET /info.css': [{ ...css, status: 500 }] }],
      ['HTML comes instead of its sheet', { 'GET /info.css': [{ status: 200, type: 'text/html', body: '<p>' }] }],
      ['its sheet cannot be reached', { 'GET /info.css': ['abort'] }],
      ['the map is missing', { 'GET /chunks.json': [{ status: 500 }] }],
      ['the map is cut off', { 'GET /chunks.json': [{ status: 200, body: '{"app":' }] }],
    ])('fails if %s, and is requested again the next time', async (_name, fault) => {
      const [url, [answer]] = Object.entries(fault)[0] as [string, ['abort']]
      const good = url === 'GET /chunks.json' ? map : css
      const { chunks } = setUp({ [url]: [answer, good] })
      await expect(chunks.load('component---info')).rejects.toThrow()
      expect((await chunks.load('component---info'))?.styles.get('/info.css')).toBe('p{}')
    })

    it('fails if its script fails or does not respond for eight seconds', async () => {
      const broken = setUp({}, () => Promise.reject(new SyntaxError('Unexpected end of input')))
      await expect(broken.chunks.load('app')).rejects.toThrow('Unexpected end')
      const network = fakeNetwork({ 'GET /chunks.json': [map] })
      const silent = new Chunks({ network, map: '/chunks.json', styles: new Set(), importModule: () => new Promise(() => undefined) })
      await expect(silent.load('app')).rejects.toThrow(ChunkError)
      expect(network.pauses).toEqual([8000])
    })

    it('is tried up to five times by loadPatiently if it is slow, and once if it is broken', async () => {
      const network = fakeNetwork({ 'GET /chunks.json': [map] })
      const chunksBy = (importModule: () => Promise<unknown>) =>
        new Chunks({ network, map: '/chunks.json', styles: new Set(), importModule })
      const silence = () => new Promise(() => undefined)
      await expect(chunksBy(silence).loadPatiently('app')).rejects.toThrow(ChunkError)
      expect(network.pauses).toEqual([8000, 8000, 8000, 8000, 8000])
      let tries = 0
      const slow = () => ((tries += 1) < 5 ? silence() : Promise.resolve({ it: 'came' }))
      expect((await chunksBy(slow).loadPatiently('app'))?.exports).toEqual({ it: 'came' })
      const broken = vi.fn(() => Promise.reject(new SyntaxError('Unexpected end of input')))
      await expect(chunksBy(broken).loadPatiently('app')).rejects.toThrow('Unexpected end')
      expect(broken).toHaveBeenCalledTimes(1)
    })
  })
})

describe('ChunkFailures', () => {
  it('reports the first failure of a path once per session', () => {
    const kept = new Map<string, string>()
    const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
    const open = () => new ChunkFailures(() => storage as Storage)
    expect(open().isFirst('/a')).toBe(true)
    expect(open().isFirst('/a')).toBe(false)
    expect(open().isFirst('/b')).toBe(true)
  })

  it('reports every failure as the first if the browser has no storage', () => {
    const failures = new ChunkFailures(() => {
      throw new DOMException('The operation is insecure', 'SecurityError')
    })
    expect([failures.isFirst('/a'), failures.isFirst('/a')]).toEqual([true, true])
  })
})
