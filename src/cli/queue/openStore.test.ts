import { describe, expect, it, test } from 'vitest'
import { parseQueue } from './openStore.ts'

describe('the address of a queue', () => {
  it.each([
    'postgres://builds@db.example/builds',
    'postgresql://a:p%40ss@127.0.0.1:5432/b?sslmode=verify-full',
    'postgres:///b?host=/run/pg',
  ])('may be %s', (url) => expect(parseQueue(url)).toBe(url))

  it.each(['mysql://a:secret@db/b', 'db.example', 'postgres://', 'postgres://a:secret b@db/b'])('is refused if it is %j', (url) => {
    expect(() => parseQueue(url)).toThrow(/^The queue must be the address of a database: postgres:\/\/user@host\/name\./)
  })

  test('with a password that is not percent-encoded is refused without quoting it', () => {
    for (const url of ['postgres://a:secret/word@db/b', 'postgres://a:sec:ret#@db/b', 'postgres://a:secret@db:99999/b']) {
      expect(() => parseQueue(url)).toThrow(/cannot be read\. In a name or password, write % as %25/)
      expect(() => parseQueue(url)).not.toThrow(/secret/)
    }
  })
})
