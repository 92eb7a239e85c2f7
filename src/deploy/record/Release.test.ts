import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { PutRequest } from '../bucket/Bucket.ts'
import { memoryBucket } from '../testing/memoryBucket.ts'
import { readRecord, releaseDigest, writeRecord } from './Release.ts'
import { isIntention } from './recordForms.ts'

const record = { version: 1, from: 'a', to: 'b' } as const

describe('a record in a bucket', () => {
  it.each(['.roomwright/rollback.json', '.roomwright/state.json.gz'])('is read back as it was written: %s', async (key) => {
    const bucket = memoryBucket()
    await writeRecord(bucket, key, record)
    expect(await readRecord(bucket, key, isIntention)).toEqual(record)
  })

  it.each([
    ['.roomwright/rollback.json', 'application/json', (body: Buffer) => body],
    ['.roomwright/state.json.gz', 'application/gzip', (body: Buffer) => gunzipSync(body)],
  ])('is readable by hand and not cached: %s', async (key, contentType, unpack) => {
    const written: PutRequest[] = []
    const put = (request: PutRequest) => Promise.resolve(String(written.push(request)))
    await writeRecord({ ...memoryBucket(), put }, key, record)
    expect(written.map(({ body, ...request }) => [request, unpack(body).toString()])).toEqual([
      [{ key, headers: { contentType, cacheControl: 'no-store' } }, '{"version":1,"from":"a","to":"b"}'],
    ])
  })

  it.each([
    ['is not there', {}],
    ['is not packed', { 'a.gz': JSON.stringify(record) }],
    ['is packed, and no JSON', { 'a.gz': gzipSync('scribble').toString('latin1') }],
    ['is of another kind', { a: '{"version":1,"from":"a"}' }],
    ['is of another version', { a: '{"version":2,"from":"a","to":"b"}' }],
  ])('is ignored if it %s', async (_, objects) => {
    const bucket = { ...memoryBucket(), read: (key: string) => Promise.resolve(bytesOf(objects, key)) }
    for (const key of ['a', 'a.gz']) expect(await readRecord(bucket, key, isIntention)).toBeUndefined()
  })
})

function bytesOf(objects: Readonly<Record<string, string>>, key: string): Buffer | undefined {
  const text = objects[key]
  return text === undefined ? undefined : Buffer.from(text, 'latin1')
}

describe('the digest of a release', () => {
  const [a, b] = [['a', { fingerprint: '1' }] as const, ['b', { fingerprint: '2' }] as const]

  it('does not depend on the order of the objects', () => {
    expect(releaseDigest([a, b])).toBe(releaseDigest([b, a]))
    expect(releaseDigest([a, b])).toMatch(/^[\da-f]{32}$/)
  })

  it.each([
    ['an object more', [a, b, ['c', { fingerprint: '3' }]]],
    ['an object less', [a]],
    ['the same at another key', [a, ['c', { fingerprint: '2' }]]],
    ['another at the same key', [a, ['b', { fingerprint: '3' }]]],
  ] as const)('changes with %s', (_, objects) => {
    expect(releaseDigest(objects)).not.toBe(releaseDigest([a, b]))
  })
  it('distinguishes keys from fingerprints', () => {
    expect(releaseDigest([['ab', { fingerprint: 'c' }]])).not.toBe(releaseDigest([['a', { fingerprint: 'bc' }]]))
  })
})
