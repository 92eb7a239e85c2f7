import { expect, it } from 'vitest'
import { ChunkFailures } from './ChunkFailures.ts'

it('a path fails for the first time once a session', () => {
  const kept = new Map<string, string>()
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
  const open = () => new ChunkFailures(() => storage as Storage)
  expect(open().isFirst('/a')).toBe(true)
  expect(open().isFirst('/a')).toBe(false)
  expect(open().isFirst('/b')).toBe(true)
})

it('every failure is the first one where the browser keeps nothing', () => {
  const failures = new ChunkFailures(() => {
    throw new DOMException('The operation is insecure', 'SecurityError')
  })
  expect([failures.isFirst('/a'), failures.isFirst('/a')]).toEqual([true, true])
})
