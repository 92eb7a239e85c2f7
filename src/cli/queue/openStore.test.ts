import { describe, expect, it, test } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import type { Environment } from '../Environment.ts'
import { openStore, parseQueue } from './openStore.ts'

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

describe('the store of a queue', () => {
  const open = (name: string | undefined, workingDirectory = '/nowhere') => openStore({ workingDirectory } as Environment, name)

  it.each([undefined, '', '  '])('must be named: %j', async (name) => {
    await expect(open(name)).rejects.toThrow('A queue needs a place that the build and all workers share. Name one with --store')
  })

  it.each(['ftp://files.example/store', 's3://Capital-Letters', 's3://'])('cannot be %s', async (name) => {
    await expect(open(name)).rejects.toThrow(`--store is '${name}'; it must be a folder, or s3://bucket.`)
  })

  it('may be a folder, seen from the working directory', async () => {
    const folder = temporaryFolder('store')
    const store = await open('blobs', folder)
    await store.write('a', Buffer.from('1'))
    expect(await (await open(`${folder}/blobs`)).read('a')).toEqual(Buffer.from('1'))
  })
})
