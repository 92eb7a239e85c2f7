import { describe, expect, it } from 'vitest'
import type { Bucket } from './bucket/Bucket.ts'
import { pointerKey, releaseKey, rollbackKey } from './record/BucketState.ts'
import { readRecord, writeRecord } from './record/Release.ts'
import { isPointer } from './record/recordForms.ts'
import { listReleases } from './listReleases.ts'
import { memoryBucket } from './testing/memoryBucket.ts'
import { deployTexts, rollBackTexts } from './testing/memoryDeploys.ts'

const lock = '.roomwright/locks/a1.json'

/** A bucket with three releases, each with another front page. */
async function threeReleases() {
  const bucket = memoryBucket()
  const ids: string[] = []
  for (const text of ['one', 'two', 'three']) ids.push((await deployTexts(bucket, { 'index.html': text, 'a.html': 'a' })).release?.id ?? '')
  const [one = '', two = '', three = ''] = ids
  const deployed = bucket.changes.length
  const front = async () => (await bucket.read('index.html'))?.toString()
  /** The id of the release that readers see. */
  const current = async () => (await readRecord(bucket, pointerKey, isPointer))?.id
  return { bucket, one, two, three, front, current, changes: () => bucket.changes.slice(deployed) }
}

describe('a rollback', () => {
  it('records its target first, and removes that record with its lock', async () => {
    const { bucket, two, front, current, changes } = await threeReleases()
    expect(await rollBackTexts(bucket)).toMatchObject({ isNew: true, release: { id: two }, changed: { purge: ['/', '/index.html'] } })
    expect([await front(), await current()]).toEqual(['two', two])
    expect([...changes().slice(0, 2), changes().at(-1)]).toEqual([`put ${lock}`, `put ${rollbackKey}`, `remove ${lock},${rollbackKey}`])
  })

  it('to a named release records no target', async () => {
    const { bucket, one, front, current, changes } = await threeReleases()
    await rollBackTexts(bucket, { to: one })
    expect([await front(), await current()]).toEqual(['one', one])
    expect(changes().filter((line) => line.includes(rollbackKey))).toEqual([])
  })

  it('to a named release ends an unfinished one', async () => {
    const { bucket, one, two, three, current, changes } = await threeReleases()
    await writeRecord(bucket, rollbackKey, { version: 1, from: three, to: two })
    const notices: string[] = []
    await rollBackTexts(bucket, { to: one, notice: (text) => void notices.push(text) })
    expect([await current(), notices]).toEqual([one, []])
    expect(changes().at(-1)).toBe(`remove ${lock},${rollbackKey}`)
  })

  it.each([
    ['asked to change nothing', { dryRun: true }, []],
    ['not allowed to', { confirm: () => Promise.resolve(false) }, [`put ${lock}`, `remove ${lock}`]],
  ])('writes nothing except its lock if it is %s', async (_, change, written) => {
    const { bucket, changes } = await threeReleases()
    const outcome = await rollBackTexts(bucket, change)
    expect([Object.keys(outcome), changes()]).toEqual([['plan'], written])
    expect(outcome.plan.phases).toMatchObject([{ sends: [{ key: 'index.html' }] }])
  })

  it('keeps every release that can be restored, including later ones', async () => {
    const { bucket, one, two, three } = await threeReleases()
    await rollBackTexts(bucket, { to: one })
    expect(await readRecord(bucket, pointerKey, isPointer)).toMatchObject({ sequence: 1, latest: 3, releases: [one, two, three] })
    await rollBackTexts(bucket, { to: three })
    expect((await bucket.read('index.html'))?.toString()).toBe('three')
  })

  it.each([
    [undefined, 'memory has no release before the current one. It has no releases.'],
    ['000001-a', 'memory has no release 000001-a that can be read. It has no releases.'],
  ])('in a bucket without releases fails with an explanation: to %s', async (to, words) => {
    const bucket = memoryBucket()
    await expect(rollBackTexts(bucket, to === undefined ? {} : { to })).rejects.toThrow(words)
    expect(bucket.changes).toEqual([`put ${lock}`, `remove ${lock}`])
  })

  it('to an unknown or damaged release fails, and lists the releases there are', async () => {
    const { bucket, one, two, three } = await threeReleases()
    const words = (id: string) => `memory has no release ${id} that can be read. Its releases: ${one}, ${two}, ${three}.`
    await writeRecord(bucket, releaseKey('000000-a'), { version: 1 })
    await expect(rollBackTexts(bucket, { to: '000000-a' })).rejects.toThrow(words('000000-a'))
    await writeRecord(bucket, releaseKey(two), { version: 1 })
    await expect(rollBackTexts(bucket)).rejects.toThrow(words(two))
  })

  it('reaches the last release with a text that was there before, long ago, and was taken back', async () => {
    const bucket = memoryBucket()
    const ids: string[] = []
    for (const [index, text] of ['short', 'long', 'short', 'short', 'short', 'long'].entries()) {
      const { release } = await deployTexts(bucket, { 'index.html': `home ${index}`, 'a.html': text })
      ids.push(release?.id ?? '')
    }
    await rollBackTexts(bucket, { to: ids[4] ?? '' })
    expect((await bucket.read('a.html'))?.toString()).toBe('short')
  })

  it('with missing files fails, and says how many with an example', async () => {
    const { bucket, one } = await threeReleases()
    await bucket.remove((await bucket.list('.roomwright/kept/')).map(({ key }) => key))
    const words = `Release ${one} cannot be restored: files of it are no longer in memory (1; the first is index.html).`
    await expect(rollBackTexts(bucket, { to: one })).rejects.toThrow(words)
  })
})

describe('an unfinished rollback', () => {
  it('is finished by the next one, even if readers already see its release', async () => {
    const { bucket, two, current } = await threeReleases()
    const remove: Bucket['remove'] = () => Promise.reject(new Error('The service failed.'))
    await expect(rollBackTexts({ ...bucket, remove })).rejects.toThrow('The service failed.')
    await bucket.remove([lock])
    expect([await current(), (await rollBackTexts(bucket)).release?.id]).toEqual([two, two])
  })

  it.each(['before', 'after'])('is finished if readers see the release %s it', async (when) => {
    const { bucket, one, two, current, changes } = await threeReleases()
    if (when === 'after') await rollBackTexts(bucket)
    const from = (await current()) ?? ''
    const to = when === 'after' ? from : one
    await writeRecord(bucket, rollbackKey, { version: 1, from: when === 'after' ? one : from, to })
    const before = changes().length
    const notices: string[] = []
    const { release } = await rollBackTexts(bucket, { notice: (text) => void notices.push(text) })
    expect(release?.id).toBe(when === 'after' ? two : one)
    expect(notices).toEqual([`An earlier rollback to ${to} was not finished; it is being finished now.`])
    // Its target is recorded already.
    expect(
      changes()
        .slice(before)
        .filter((line) => line.includes(rollbackKey)),
    ).toEqual([`remove ${lock},${rollbackKey}`])
  })

  it.each([
    ['readers have seen another release since', ({ one, two }: Ids) => ({ version: 1, from: one, to: two })],
    ['its release is none that can be returned to', ({ three }: Ids) => ({ version: 1, from: three, to: '000000-a' })],
    ['its note is damaged', ({ three }: Ids) => ({ version: 1, from: three })],
  ])('is ignored if %s', async (_, noteOf) => {
    const { bucket, ...ids } = await threeReleases()
    await writeRecord(bucket, rollbackKey, noteOf(ids))
    const notices: string[] = []
    const { release } = await rollBackTexts(bucket, { notice: (text) => void notices.push(text) })
    expect([release?.id, notices]).toEqual([ids.two, []])
    expect(await bucket.read(rollbackKey)).toBeUndefined()
  })
})

it.each(['constructor', '__proto__', 'toString'])(
  'a page at /%s is deployed, changed, restored and removed like any other',
  async (name) => {
    const bucket = memoryBucket()
    const home = { 'index.html': 'home' }
    const page = async () => (await bucket.read(name))?.toString()
    const both = (text: string) => ({ ...home, [`${name}/index.html`]: text })
    const { changed: added } = await deployTexts(bucket, both('one'), { grace: 0 })
    expect([await page(), added?.purge]).toEqual(['one', []])
    await deployTexts(bucket, both('two'), { grace: 0 })
    expect((await deployTexts(bucket, both('two'), { grace: 0 })).plan.phases).toEqual([])
    await rollBackTexts(bucket, { grace: 0 })
    expect(await page()).toBe('one')
    const { changed: removed } = await deployTexts(bucket, home, { grace: 0 })
    expect([await page(), removed?.purge]).toEqual([undefined, [`/${name}/index.html`, `/${name}`]])
    expect(removed?.pages).toEqual([`https://magazine.example/${name}`])
    const { changed: addedAgain } = await deployTexts(bucket, both('one'), { grace: 0 })
    expect([await page(), addedAgain?.purge]).toEqual(['one', []])
  },
)

interface Ids {
  readonly one: string
  readonly two: string
  readonly three: string
}

describe('the list of releases', () => {
  it('is empty if there are none', async () => {
    expect(await listReleases(memoryBucket())).toEqual([])
  })

  it('has the newest first, marks the current one, and leaves out unreadable ones', async () => {
    const { bucket, one, two, three } = await threeReleases()
    await rollBackTexts(bucket)
    await writeRecord(bucket, releaseKey(one), { version: 1 })
    const release = { at: '1970-01-01T00:00:00.000Z', by: 'anna@workshop', objects: 2 }
    expect(await listReleases(bucket)).toEqual([
      { ...release, id: three, bytes: 6, current: false },
      { ...release, id: two, bytes: 4, current: true },
    ])
  })
})
