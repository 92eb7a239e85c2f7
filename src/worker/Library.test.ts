import { setTimeout } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { cacheNames } from '../shared/workerSettings.ts'
import { Keeper } from './Keeper.ts'
import type { Kind } from './kindOf.ts'
import { Library } from './Library.ts'
import { makeStorage } from './testing/makeStorage.ts'

/** An answer as it comes from the site's own server. */
function answerOf(text: string, type: string, status = 200): Response {
  return Object.defineProperty(new Response(text, { status, headers: { 'content-type': type } }), 'type', { value: 'basic' })
}

describe('the worker’s library', () => {
  let storage: CacheStorage
  let library: Library

  beforeEach(() => {
    storage = makeStorage()
    library = new Library({
      settings: { build: 'now', files: ['/assets/app-2.js'], offline: {} },
      keeper: new Keeper(() => storage, {}),
      patience: 20,
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    })
  })

  const works: Promise<unknown>[] = []
  const ask = async (kind: Kind, pathname: string, network: () => Promise<Response>) => {
    const answer = await library.answer({ kind, pathname, ask: network, later: (work) => void works.push(work.catch(() => undefined)) })
    await Promise.all(works)
    return `${answer.status} ${await answer.text()}`
  }
  const json = (text: string) => () => Promise.resolve(answerOf(text, 'application/json'))
  const late = (text: string) => () => setTimeout(60, answerOf(text, 'application/json'))
  const none = () => Promise.reject(new TypeError('Failed to fetch'))

  it('gives kept data when the network is late, but never a compiled hash of yesterday', async () => {
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

  it('keeps the files of its build apart from those of others, and asks for neither again', async () => {
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
