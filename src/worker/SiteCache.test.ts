import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { cacheNames } from '../shared/browser/workerSettings.ts'
import { ResponseStore, SiteCache, hasScripts, isCacheable, networkFirst } from './SiteCache.ts'
import type { Kind } from './kindOf.ts'
import { fakeStorage } from './testing/fakeStorage.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

afterEach(() => void vi.useRealTimers())

const after = (milliseconds: number, answer: Response) =>
  new Promise<Response>((resolve) => void setTimeout(() => resolve(answer), milliseconds))

/** Advances the timers by 10 ms a turn until some work is done. */
async function passing<Result>(work: Promise<Result>): Promise<Result> {
  const state = { isDone: false }
  const end = () => void (state.isDone = true)
  work.then(end, end)
  while (!state.isDone) {
    await setImmediate()
    vi.advanceTimersByTime(10)
  }
  return work
}

describe('ResponseStore', () => {
  const text = async (found: Promise<Response | undefined>) => (await found)?.text()

  describe('what the worker keeps', () => {
    it('is found until it is forgotten', async () => {
      const store = new ResponseStore(fakeStorage, {})
      const storage = fakeStorage()
      const lasting = new ResponseStore(() => storage, {})
      await lasting.keep('pages', '/a', new Response('a'))
      expect(await text(lasting.find('/a'))).toBe('a')
      expect(await store.find('/a')).toBeUndefined()
      await lasting.forget('pages', '/a')
      expect(await lasting.find('/a')).toBeUndefined()
    })

    it('is removed in order of arrival if there is too much', async () => {
      const storage = fakeStorage()
      const store = new ResponseStore(() => storage, { pages: 2 })
      for (const key of ['/a', '/b', '/c']) await store.keep('pages', key, new Response(key))
      expect(await (await storage.open('pages')).keys()).toEqual(['/b', '/c'])
    })

    it.each([
      [
        'is forbidden',
        () => {
          throw new DOMException('no', 'SecurityError')
        },
      ],
      ['is full', () => Object.assign(fakeStorage(), { open: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) })],
    ])('is nothing if storage %s, and nothing fails', async (_state, storage) => {
      const store = new ResponseStore(storage, {})
      await store.keep('pages', '/a', new Response('a'))
      await store.forget('pages', '/a')
      expect(await store.find('/a')).toBeUndefined()
    })
  })
})

describe('SiteCache', () => {
  /** An answer as it comes from the site's own server. */
  function answerOf(text: string, type: string, status = 200): Response {
    return Object.defineProperty(new Response(text, { status, headers: { 'content-type': type } }), 'type', { value: 'basic' })
  }

  describe('the worker’s cache of the site', () => {
    let storage: CacheStorage
    let siteCache: SiteCache

    beforeEach(() => {
      storage = fakeStorage()
      siteCache = new SiteCache({
        site: 'https://magazine.example',
        home: '/',
        settings: { build: 'now', files: ['/assets/app-2.js'], offline: {} },
        store: new ResponseStore(() => storage, {}),
        timeout: 20,
        fetch: () => Promise.reject(new TypeError('Failed to fetch')),
      })
    })

    const works: Promise<unknown>[] = []
    const ask = async (kind: Kind, pathname: string, network: () => Promise<Response>) => {
      const answer = await passing(
        siteCache.answer({
          kind,
          pathname,
          fetchNow: network,
          waitUntil: (work) => void works.push(work.catch(() => undefined)),
        }),
      )
      await passing(Promise.all(works))
      return `${answer.status} ${await answer.text()}`
    }
    const json = (text: string) => () => Promise.resolve(answerOf(text, 'application/json'))
    const late = (text: string) => () => after(5000, answerOf(text, 'application/json'))
    const none = () => Promise.reject(new TypeError('Failed to fetch'))

    it('returns cached data if the network is slow, but never an outdated compilation hash', async () => {
      await ask('data', '/page-data/a/page-data.json', json('old'))
      await ask('data', '/page-data/app-data.json', json('old'))
      expect(await ask('data', '/page-data/a/page-data.json', late('new'))).toBe('200 old')
      expect(await ask('data', '/page-data/app-data.json', late('new'))).toBe('200 new')
      expect(await ask('data', '/page-data/app-data.json', none)).toBe('200 new')
    })

    it('forgets a page that is gone', async () => {
      await ask('document', '/a', () => Promise.resolve(answerOf('page', 'text/html')))
      expect(await ask('document', '/a/', none)).toBe('200 page')
      expect(await ask('document', '/a', () => Promise.resolve(answerOf('gone', 'text/html', 410)))).toBe('410 gone')
      await expect(ask('document', '/a', none)).rejects.toThrow('Failed to fetch')
    })

    it.each([404, 410])('forgets the data of a page for which the server answers %i', async (status) => {
      await ask('data', '/page-data/a/page-data.json', json('page'))
      expect(await ask('data', '/page-data/a/page-data.json', () => Promise.resolve(answerOf('', 'text/html', 503)))).toBe('503 ')
      expect(await ask('data', '/page-data/a/page-data.json', none)).toBe('200 page')
      await ask('data', '/page-data/a/page-data.json', () => Promise.resolve(answerOf('gone', 'text/html', status)))
      await expect(ask('data', '/page-data/a/page-data.json', none)).rejects.toThrow('Failed to fetch')
    })

    it('shows the offline page of its own build, not that of the build before', async () => {
      for (const build of ['before', 'now']) await (await storage.open(cacheNames.files(build))).put('/offline.html', new Response(build))
      expect(await ask('document', '/a', none)).toBe('200 now')
    })

    it('keeps the files of its build apart from others, and fetches neither again', async () => {
      for (const [kind, path] of [
        ['file', '/assets/app-1.js'],
        ['file', '/assets/app-2.js'],
        ['picture', '/assets/pictures/a-1-400.avif'],
      ] as const) {
        await ask(kind, path, json('first'))
        expect(await ask(kind, path, json('second'))).toBe('200 first')
      }
      expect(await storage.keys()).toEqual([cacheNames.others, cacheNames.files('now'), cacheNames.pictures])
    })
  })
})

describe('hasScripts', () => {
  const document = `<style data-href="/assets/layout-1.css"></style><script type="module" src="/assets/runtime-1.js"></script>
  <script type="application/json" id="page">{"files":{"app":"/assets/app-1.js","chunks":"/assets/chunks-1.json","worker":"/sw.js"}}</script>`
  const scripts = ['/assets/runtime-1.js', '/assets/app-1.js', '/assets/base-1.js']
  const files: Readonly<Record<string, string>> = {
    ...Object.fromEntries(scripts.map((address) => [address, 'import("./later-1.js")'])),
    '/assets/chunks-1.json': JSON.stringify({ journey: ['/assets/journey-1.js'], document: scripts }),
  }

  describe('the scripts of a kept page', () => {
    const without = (missing?: string) => (address: string) => {
      const text = address === missing ? undefined : files[address]
      return Promise.resolve(text === undefined ? undefined : new Response(text))
    }

    it('are complete if all those in its chunk map are there', async () => {
      expect(await hasScripts(document, without())).toBe(true)
    })

    it.each(Object.keys(files))('are incomplete without %s', async (missing) => {
      expect(await hasScripts(document, without(missing))).toBe(false)
    })

    it('are complete if the page has none of the engine’s', async () => {
      expect(await hasScripts('<p>Own</p><script src="/own.js"></script>', without())).toBe(true)
    })

    it.each(['{"files":{', '{"files":{"chunks":"/assets/chunks-1.json"}}'])('are incomplete if the data of a page is %j', async (data) => {
      const broken = `<script type="application/json" id="page">${data}</script>`
      expect(await hasScripts(broken, () => Promise.resolve(new Response('{')))).toBe(false)
    })

    it('are incomplete if the chunk map does not list them', async () => {
      expect(await hasScripts(document, () => Promise.resolve(new Response('{"journey":[]}')))).toBe(false)
    })

    it('are incomplete if the server answered 404', async () => {
      expect(await hasScripts(document, () => Promise.resolve(new Response('Not found', { status: 404 })))).toBe(false)
    })
  })
})

describe('isCacheable', () => {
  const html = 'text/html; charset=utf-8'
  const answer = (type: string, rest: Partial<Response> = {}) =>
    ({ status: 200, type: 'basic', redirected: false, headers: new Headers({ 'content-type': type }), ...rest }) as Response

  test.each<[string, Response, Kind, boolean]>([
    ['a page', answer(html), 'document', true],
    ['data', answer('application/json'), 'data', true],
    ['a script', answer('text/javascript'), 'file', true],
    ['a file without a type', answer('', { headers: new Headers() }), 'file', true],
    ['a download in a window of its own', answer('application/pdf'), 'document', false],
    ['HTML in place of data', answer(html), 'data', false],
    ['HTML in place of a script', answer(html), 'file', false],
    ['an error of the server', answer(html, { status: 500 }), 'document', false],
    ['a page that is not there', answer(html, { status: 404 }), 'document', false],
    ['a part of a file', answer('video/mp4', { status: 206 }), 'file', false],
    ['what a redirect led to', answer(html, { redirected: true }), 'document', false],
    ['a redirect', answer('', { status: 0, type: 'opaqueredirect' }), 'document', false],
    ['what another origin sent', answer('text/javascript', { type: 'cors' }), 'file', false],
  ])('%s is cached only if it is a complete answer of the right type', (_what, response, kind, expected) => {
    expect(isCacheable(response, kind)).toBe(expected)
  })
})

describe('networkFirst', () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  const nothing = () => Promise.resolve(undefined)
  const copy = () => Promise.resolve(new Response('kept'))

  describe('a network-first request', () => {
    it.each([
      ['gives the network’s answer', () => after(1, new Response('new')), copy, 'new'],
      ['gives what is kept when there is no network', lost, copy, 'kept'],
      ['gives what is kept when the network is late', () => after(5000, new Response('new')), copy, 'kept'],
      ['waits on when nothing is kept', () => after(5000, new Response('new')), nothing, 'new'],
    ] as const)('%s', async (_what, request, kept, text) => {
      expect(await (await passing(networkFirst({ answer: request(), kept, timeout: 30 }))).text()).toBe(text)
    })

    it('fails like the network if nothing is cached', async () => {
      await expect(networkFirst({ answer: lost(), kept: nothing, timeout: 30 })).rejects.toThrow('Failed to fetch')
    })
  })
})
