import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { explainFailure } from '../bucket/explainFailure.ts'
import { openBucket } from '../bucket/openBucket.ts'
import { MemoryStorage } from './MemoryStorage.ts'
import { startBucketServer } from './startBucketServer.ts'
import { startFaultServer } from './startFaultServer.ts'

const html = { contentType: 'text/html; charset=utf-8', cacheControl: 'public, max-age=0' }
const packed = { ...html, contentEncoding: 'gzip' as const }

beforeAll(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER')
})

afterAll(() => vi.unstubAllEnvs())

const keptHeaders = ['content-type', 'cache-control', 'content-encoding', 'etag', 'x-amz-website-redirect-location', 'content-length']

/** Sends every kind of request that deploys and readers send, and returns the answers. */
async function useStorage(endpoint: string): Promise<readonly unknown[]> {
  const answers: unknown[] = []
  const bucket = openBucket({ name: 'shop', endpoint, attempts: 1 })
  const gone = openBucket({ name: 'gone', endpoint, attempts: 1 })
  const note = async (call: Promise<unknown>) =>
    void answers.push(await call.catch((error: unknown) => String(explainFailure(error, 'shop')).split('\n')[0]))
  const look = async (path: string) => {
    const answer = await fetch(`${endpoint}${path}`)
    const text = await answer.text()
    answers.push([path, answer.status, answer.ok && [text, keptHeaders.map((name) => answer.headers.get(name))]])
  }
  await note(bucket.list())
  await note(bucket.put({ key: 'index.html', body: Buffer.from('<h1>Home</h1>'), headers: html }))
  await note(bucket.put({ key: 'articles/chairs', body: gzipSync('chairs'), headers: packed }))
  await note(bucket.put({ key: 'articles/two & <three>', body: Buffer.from('ü'), headers: html }))
  await note(bucket.put({ key: 'old/chairs', body: Buffer.from(''), headers: { ...html, redirectTo: '/articles/chairs' } }))
  await note(bucket.list())
  await note(bucket.list('articles/'))
  await note(bucket.read('articles/two & <three>'))
  await note(bucket.read('nothing'))
  await note(bucket.copy({ from: 'articles/chairs', to: 'kept/chairs' }))
  await note(bucket.copy({ from: 'old/chairs', to: 'kept/old', redirectTo: '/articles/tables' }))
  await note(bucket.copy({ from: 'nothing', to: 'kept/nothing' }))
  await note(gone.list())
  await note(gone.put({ key: 'a', body: Buffer.from('a'), headers: html }))
  for (const path of ['/shop/index.html', '/shop/articles/chairs', '/shop/kept/chairs', '/shop/old/chairs', '/shop/nothing'])
    await look(path)
  await note(bucket.remove(['articles/two & <three>', 'nothing', 'index.html']))
  await note(bucket.list())
  bucket.close()
  gone.close()
  return answers
}

describe('the storage of the tests', { timeout: 60_000 }, () => {
  it('answers like an independent S3 server', async () => {
    const storage = new MemoryStorage()
    storage.makeBucket('shop')
    const [ours, theirs] = await Promise.all([startFaultServer((request) => storage.answer(request)), startBucketServer()])
    theirs.makeBucket('shop')
    const answers = await useStorage(ours.endpoint)
    expect(answers).toEqual(await useStorage(theirs.endpoint))
    expect(answers).toHaveLength(21)
    // S3 takes the redirect of a copy from the copy request; the other server keeps the original one.
    const copy = await fetch(`${ours.endpoint}/shop/kept/old`)
    expect(copy.headers.get('x-amz-website-redirect-location')).toBe('/articles/tables')
    await ours.close()
    await theirs.close()
  })

  it('lists more than a thousand keys, each once', async () => {
    const storage = new MemoryStorage()
    storage.makeBucket('shop')
    const keys = Array.from({ length: 1500 }, (_, index) => `a/${String(index).padStart(4, '0')}`)
    for (const key of keys) storage.answer({ method: 'PUT', url: `/shop/${key}`, headers: {}, body: Buffer.from(key) })
    const server = await startFaultServer((request) => storage.answer(request))
    const bucket = openBucket({ name: 'shop', endpoint: server.endpoint, attempts: 1 })
    expect((await bucket.list('a/')).map(({ key }) => key)).toEqual(keys)
    bucket.close()
    await server.close()
  })
})
