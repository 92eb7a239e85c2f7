import { expect, it } from 'vitest'
import { memoryBucket, tagOf } from '../testing/memoryBucket.ts'
import { emptyState, pointerKey, releaseKey, stateKey } from './BucketState.ts'
import { writeRecord } from './Release.ts'
import { surveyBucket } from './surveyBucket.ts'

const pointer = { version: 1, id: '000001-a', sequence: 1, digest: 'd', latest: 1, releases: ['000001-a'], at: '' }
const release = { version: 1, id: '000001-a', sequence: 1, digest: 'd', at: '', by: 'anna', objects: {} }
const state = { ...emptyState, objects: { a: { fingerprint: 'f', etag: 'e', seen: 1, asset: false } } }

it('a survey lists the objects of a bucket, and includes the records of deploys', async () => {
  const bucket = memoryBucket({ objects: { 'index.html': 'home' } })
  for (const [key, record] of [
    [stateKey, state],
    [pointerKey, pointer],
    [releaseKey('000001-a'), release],
  ] as const) {
    await writeRecord(bucket, key, record)
  }
  const survey = await surveyBucket(bucket)
  expect([...survey.listing.keys()]).toEqual(['index.html', stateKey, pointerKey, releaseKey('000001-a')])
  expect(survey.listing.get('index.html')).toBe(tagOf('home'))
  expect(survey).toMatchObject({ state, pointer, current: release })
})

it('missing records are not requested, because some services would deny access', async () => {
  const bucket = { ...memoryBucket({ objects: { 'index.html': 'home' } }), read: () => Promise.reject(new Error('Access denied')) }
  expect(await surveyBucket(bucket)).toMatchObject({ state: emptyState, pointer: undefined, current: undefined })
})

it('a pointer is returned even if the record of its release is missing', async () => {
  const bucket = memoryBucket()
  await writeRecord(bucket, pointerKey, pointer)
  expect(await surveyBucket(bucket)).toMatchObject({ pointer, current: undefined })
})
