import { describe, expect, it } from 'vitest'
import { fakeNetwork } from '../testing/fakeNetwork.ts'
import { PageCache } from './PageCache.ts'
import { loadPage } from './loadPage.ts'

const page = (path: string) => ({ status: 200, body: JSON.stringify({ path }) })

interface Scene {
  /** `/chairs` by default. */
  readonly path?: string
  readonly answers: Parameters<typeof fakeNetwork>[0]
  readonly online?: boolean
}

const hasLanguage = (code: string) => ['en', 'tr'].includes(code)

function setUp({ answers, online = true }: Scene) {
  const network = fakeNetwork(answers, online)
  const cache = new PageCache(network)
  const find = (path: string, signal = new AbortController().signal) =>
    loadPage({ path, url: encodeURI(path) }, { hasLanguage, cache, network, signal })
  const early = (path: string) => cache.requestEarly(path, { signal: new AbortController().signal })
  return { asked: network.asked, pauses: network.pauses, find, early }
}

const data = 'GET /page-data/chairs/page-data.json'
const lost = 'GET /page-data/404.html/page-data.json'
const broken = 'GET /page-data/500.html/page-data.json'
const head = 'HEAD /chairs'

describe('loadPage', () => {
  it.each<[string, Scene, string, readonly string[]]>([
    ['its data is there', { answers: { [data]: [page('/chairs')] } }, 'show /chairs', [data]],
    [
      'there is no such page',
      { answers: { [data]: [{ status: 404 }], [lost]: [page('/404.html')] } },
      'show /404.html',
      [data, head, lost],
    ],
    [
      'the storage forbids it',
      { answers: { [data]: [{ status: 403 }], [lost]: [page('/404.html')] } },
      'show /404.html',
      [data, head, lost],
    ],
    [
      'HTML comes instead',
      { answers: { [data]: [{ status: 200, body: '<!DOCTYPE html>' }], [lost]: [page('/404.html')] } },
      'show /404.html',
      [data, head, lost],
    ],
    [
      'the JSON has another shape',
      { answers: { [data]: [{ status: 200, body: '{"path":1}' }], [lost]: [page('/404.html')] } },
      'show /404.html',
      [data, head, lost],
    ],
    [
      'a document is there without data',
      { answers: { [data]: [{ status: 404 }], [head]: [{ status: 200 }] } },
      'document',
      [data, head, lost],
    ],
    [
      'its address redirects',
      { answers: { [data]: [{ status: 404 }], [head]: [{ status: 0 }], [lost]: [page('/404.html')] } },
      'document',
      [data, head, lost],
    ],
    [
      'its document answers with an error',
      { answers: { [data]: [{ status: 404 }], [head]: [{ status: 500 }], [lost]: [page('/404.html')] } },
      'show /404.html',
      [data, head, lost],
    ],
    ['the server fails', { answers: { [data]: [{ status: 500 }], [broken]: [page('/500.html')] } }, 'show /500.html', [data, broken]],
    [
      'there is no such page in its language',
      { path: '/tr/yok', answers: { 'GET /page-data/tr/404.html/page-data.json': [page('/tr/404.html')] } },
      'show /tr/404.html',
      ['GET /page-data/tr/yok/page-data.json', 'HEAD /tr/yok', 'GET /page-data/tr/404.html/page-data.json'],
    ],
    [
      'there is no such page, nor an error page in its language',
      { path: '/tr/yok', answers: { [lost]: [page('/404.html')] } },
      'show /404.html',
      ['GET /page-data/tr/yok/page-data.json', 'HEAD /tr/yok', 'GET /page-data/tr/404.html/page-data.json', lost],
    ],
    [
      'the server fails for a page in another language',
      {
        path: '/tr',
        answers: {
          'GET /page-data/tr/page-data.json': [{ status: 500 }],
          'GET /page-data/tr/500.html/page-data.json': [page('/tr/500.html')],
        },
      },
      'show /tr/500.html',
      ['GET /page-data/tr/page-data.json', 'GET /page-data/tr/500.html/page-data.json'],
    ],
    [
      'there is no such page in a language that the site has not',
      { path: '/ko/x', answers: { [lost]: [page('/404.html')] } },
      'show /404.html',
      ['GET /page-data/ko/x/page-data.json', 'HEAD /ko/x', lost],
    ],
    [
      'the path only begins like a language',
      { path: '/try', answers: { [lost]: [page('/404.html')] } },
      'show /404.html',
      ['GET /page-data/try/page-data.json', 'HEAD /try', lost],
    ],
    ['the server fails twice', { answers: { [data]: [{ status: 500 }], [broken]: [{ status: 503 }] } }, 'document', [data, broken]],
    ['the second try succeeds', { answers: { [data]: ['abort', page('/chairs')] } }, 'show /chairs', [data, data]],
    ['nothing ever answers', { answers: { [data]: ['abort'] } }, 'document', [data, data, data, data]],
    ['the server is overloaded', { answers: { [data]: [{ status: 503 }] } }, 'document', [data, data, data, data]],
    ['the device is offline', { answers: { [data]: ['abort'] }, online: false }, 'offline', [data]],
  ])('decides what to show if %s', async (_name, scene, result, requests) => {
    const { find, asked } = setUp(scene)
    const loaded = await find(scene.path ?? '/chairs')
    expect(loaded.kind === 'page' ? `show ${loaded.page.path}` : loaded.kind).toBe(result)
    expect(asked).toEqual(requests)
  })

  it('doubles the pause before each retry', async () => {
    const { find, pauses } = setUp({ answers: { [data]: ['abort'] } })
    await find('/chairs')
    expect(pauses).toEqual([312.5, 625, 1250])
  })

  it('requests a page again after a failure, and never again after a success', async () => {
    const { find, asked } = setUp({ answers: { [data]: [{ status: 500 }, page('/chairs')], [broken]: [{ status: 503 }] } })
    expect((await find('/chairs')).kind).toBe('document')
    expect((await find('/chairs')).kind).toBe('page')
    expect((await find('/chairs')).kind).toBe('page')
    expect(asked.filter((request) => request === data)).toHaveLength(2)
  })

  it('counts an early request as the first of four tries, and the next click has four tries again', async () => {
    const { find, early, asked } = setUp({ answers: { [data]: [{ status: 503 }] } })
    await early('/chairs')
    await early('/chairs')
    expect(asked).toHaveLength(1)
    expect((await find('/chairs')).kind).toBe('document')
    expect(asked).toHaveLength(4)
    await find('/chairs')
    expect(asked).toHaveLength(8)
  })

  it('shares an early request that is still pending', async () => {
    const { find, early, asked } = setUp({ answers: { [data]: ['abort'] } })
    await Promise.all([early('/chairs'), find('/chairs')])
    expect(asked).toHaveLength(4)
  })

  it('shares one request between two concurrent calls for the same page', async () => {
    const { find, asked } = setUp({ answers: { [data]: [page('/chairs')] } })
    await Promise.all([find('/chairs'), find('/chairs')])
    expect(asked).toEqual([data])
  })

  it('goes on for the second caller if the first one aborts', async () => {
    const { find } = setUp({ answers: { [data]: [page('/chairs')] } })
    const first = new AbortController()
    const [left, stayed] = [find('/chairs', first.signal), find('/chairs')]
    first.abort()
    await expect(left).rejects.toThrow()
    expect((await stayed).kind).toBe('page')
  })

  it('rejects if looking for a document throws an error of the program, and treats a network error as no document', async () => {
    const failing = (error: Error) => {
      const network = fakeNetwork({ [lost]: [page('/404.html')] })
      const request: typeof network.request = async (url, options) => {
        if (options.method === 'HEAD') throw error
        return network.request(url, options)
      }
      const cache = new PageCache(network)
      const { signal } = new AbortController()
      return loadPage({ path: '/chairs', url: '/chairs' }, { hasLanguage, cache, network: { ...network, request }, signal })
    }
    expect(await failing(new TypeError('network error'))).toMatchObject({ kind: 'page', page: { path: '/404.html' } })
    await expect(failing(new RangeError('a fault'))).rejects.toThrow('a fault')
  })

  it('rejects if the reader leaves while it looks for a document', async () => {
    const reader = new AbortController()
    const network = fakeNetwork({ [lost]: [page('/404.html')] })
    const request: typeof network.request = async (url, options) => {
      if (options.method !== 'HEAD') return network.request(url, options)
      reader.abort(new Error('left'))
      throw new TypeError('network error')
    }
    const load = loadPage(
      { path: '/chairs', url: '/chairs' },
      { hasLanguage, cache: new PageCache(network), network: { ...network, request }, signal: reader.signal },
    )
    await expect(load).rejects.toThrow('left')
  })

  it('requests the data of a path in another script by its percent-encoded name', async () => {
    const { find, asked } = setUp({ answers: {} })
    await find('/ёлка')
    expect(asked[0]).toBe('GET /page-data/%D1%91%D0%BB%D0%BA%D0%B0/page-data.json')
  })
})
