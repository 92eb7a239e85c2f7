import { describe, expect, it } from 'vitest'
import { ByteCache } from './ByteCache.ts'

const entry = (value: string, bytes: number) => () => Promise.resolve({ value, bytes })

describe('a cache of 10 bytes', () => {
  it('evicts the least recently used value', async () => {
    const cache = new ByteCache<string>(10)
    for (const key of ['a', 'b', 'c']) await cache.getOrMake(key, entry(key, 3))
    cache.get('a')
    await cache.getOrMake('d', entry('d', 4))
    expect([cache.get('a'), cache.get('b'), cache.get('c'), cache.get('d'), cache.bytes]).toEqual(['a', undefined, 'c', 'd', 10])
  })

  it('returns a larger value without keeping it, and evicts nothing for it', async () => {
    const cache = new ByteCache<string>(10)
    await cache.getOrMake('a', entry('a', 3))
    expect(await cache.getOrMake('big', entry('big', 11))).toBe('big')
    expect([cache.get('big'), cache.get('a'), cache.bytes]).toEqual([undefined, 'a', 3])
  })

  it('makes a value once for concurrent callers', async () => {
    const cache = new ByteCache<string>(10)
    let made = 0
    const make = () => Promise.resolve({ value: `made ${(made += 1)}`, bytes: 1 })
    expect(await Promise.all([cache.getOrMake('a', make), cache.getOrMake('a', make)])).toEqual(['made 1', 'made 1'])
    expect(await cache.getOrMake('a', make)).toBe('made 1')
  })

  it('tries again after a failure', async () => {
    const cache = new ByteCache<string>(10)
    await expect(cache.getOrMake('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await cache.getOrMake('a', entry('a', 1))).toBe('a')
  })

  it('does not count deleted values', async () => {
    const cache = new ByteCache<string>(10)
    await cache.getOrMake('a', entry('a', 6))
    cache.delete('a')
    cache.delete('a')
    expect([cache.get('a'), cache.bytes]).toEqual([undefined, 0])
  })
})
