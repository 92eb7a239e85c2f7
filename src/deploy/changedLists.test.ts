import { describe, expect, it } from 'vitest'
import type { Bucket } from './bucket/Bucket.ts'
import { pointerKey } from './record/BucketState.ts'
import { memoryBucket } from './testing/memoryBucket.ts'
import { deployTexts, manifestOf } from './testing/memoryDeploys.ts'

describe('after a deploy that was cut off, the next one lists for purges', () => {
  const one = { 'index.html': 'home', 'a/index.html': 'a', 'b/index.html': 'b' }
  const two = { ...one, 'a/index.html': 'changed', 'added/index.html': 'added' }

  /** A bucket whose current release is `one`, where a deploy of `two` was cut off just before its pointer. */
  async function cutOff() {
    const bucket = memoryBucket()
    await deployTexts(bucket, one)
    const put: Bucket['put'] = (request) => (request.key === pointerKey ? Promise.reject(new Error('Cut off.')) : bucket.put(request))
    const cut = { ...bucket, put }
    await expect(deployTexts(cut, two)).rejects.toThrow('Cut off.')
    return { bucket, cut }
  }

  const both = ['/a/index.html', '/a']
  const added = ['/added/index.html', '/added']

  it('pages that were changed back or taken away, if it is of another build', async () => {
    const { bucket } = await cutOff()
    const { changed } = await deployTexts(bucket, { ...one, 'b/index.html': 'other' })
    expect(changed?.purge).toEqual(['/b/index.html', '/b', ...both, ...added])
    const next = await deployTexts(bucket, { ...one, 'b/index.html': 'next' })
    expect(next.changed?.purge).toEqual(['/b/index.html', '/b'])
  })

  it('the same pages if it is of the build that was there before, and again if it is repeated', async () => {
    const { bucket } = await cutOff()
    for (const time of ['first', 'second']) {
      const { isNew, changed } = await deployTexts(bucket, one)
      expect([time, isNew, changed?.purge]).toEqual([time, false, [...both, ...added]])
    }
  })

  it('the same pages if another one was cut off in between', async () => {
    const { bucket, cut } = await cutOff()
    const other = { ...one, 'b/index.html': 'other' }
    await expect(deployTexts(cut, other)).rejects.toThrow('Cut off.')
    const { changed } = await deployTexts(bucket, other)
    expect(changed?.purge).toEqual(['/b/index.html', '/b', ...both, ...added])
  })

  it('a page that was added with one text and then with another', async () => {
    const { bucket } = await cutOff()
    const { changed } = await deployTexts(bucket, { ...two, 'added/index.html': 'otherwise' })
    expect(changed?.purge).toEqual([...both, ...added])
  })

  it('only what differs from the release before if it is the same again', async () => {
    const { bucket } = await cutOff()
    const { changed } = await deployTexts(bucket, two)
    expect(changed?.purge).toEqual(both)
  })
})

it('pages that search engines are told not to list are listed only for purges, and those that they have to drop for both', async () => {
  const bucket = memoryBucket()
  const deployHidden = (text: string, noindex: readonly string[]) => {
    const site = { 'index.html': 'home', 'saved/index.html': text, 'chairs/index.html': text }
    return deployTexts(bucket, site, { manifest: { ...manifestOf(site), noindex } })
  }
  const url = 'https://magazine.example'
  expect((await deployHidden('1', ['/saved'])).changed?.pages).toEqual([`${url}/`, `${url}/chairs`])
  expect((await deployHidden('2', ['/saved', '/chairs'])).changed).toMatchObject({
    pages: [`${url}/chairs`],
    purge: ['/saved/index.html', '/saved', '/chairs/index.html', '/chairs'],
  })
  expect((await deployHidden('3', ['/saved', '/chairs'])).changed?.pages).toEqual([])
  expect((await deployHidden('4', ['/saved'])).changed?.pages).toEqual([`${url}/chairs`])
})
