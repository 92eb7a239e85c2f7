import { describe, expect, it } from 'vitest'
import { Keeper } from './Keeper.ts'
import { makeStorage } from './testing/makeStorage.ts'

const text = async (found: Promise<Response | undefined>) => (await found)?.text()

describe('what the worker keeps', () => {
  it('is found again until it is forgotten', async () => {
    const keeper = new Keeper(makeStorage, {})
    const storage = makeStorage()
    const lasting = new Keeper(() => storage, {})
    await lasting.keep('pages', '/a', new Response('a'))
    expect(await text(lasting.find('/a'))).toBe('a')
    expect(await keeper.find('/a')).toBeUndefined()
    await lasting.forget('pages', '/a')
    expect(await lasting.find('/a')).toBeUndefined()
  })

  it('goes in the order in which it came when there is too much', async () => {
    const storage = makeStorage()
    const keeper = new Keeper(() => storage, { pages: 2 })
    for (const key of ['/a', '/b', '/c']) await keeper.keep('pages', key, new Response(key))
    expect(await (await storage.open('pages')).keys()).toEqual(['/b', '/c'])
  })

  it.each([
    [
      'is forbidden',
      () => {
        throw new DOMException('no', 'SecurityError')
      },
    ],
    ['is full', () => Object.assign(makeStorage(), { open: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) })],
  ])('is nothing where storage %s, and nothing fails', async (_state, storage) => {
    const keeper = new Keeper(storage, {})
    await keeper.keep('pages', '/a', new Response('a'))
    await keeper.forget('pages', '/a')
    expect(await keeper.find('/a')).toBeUndefined()
  })
})
