import { describe, expect, it } from 'vitest'
import type { Plan } from './plan/Plan.ts'
import type { Bucket } from './bucket/Bucket.ts'
import { changedKey, pointerKey, releaseKey, rollbackKey, stateKey } from './record/BucketState.ts'
import { readRecord, writeRecord } from './record/Release.ts'
import { isChangedAddresses, isPointer, isRelease, isState } from './record/recordForms.ts'
import { memoryBucket, tagOf } from './testing/memoryBucket.ts'
import { type Change, deployTexts, manifestOf, rollBackTexts } from './testing/memoryDeploys.ts'

const lock = '.roomwright/locks/a1.json'
const home = { 'index.html': 'home' }

/** A bucket whose clock a test sets. */
function clockedBucket(objects: Readonly<Record<string, string>> = {}) {
  const bucket = memoryBucket({ objects })
  const time = { now: Date.UTC(2026, 10, 28) }
  return { bucket: { ...bucket, now: () => time.now }, time, stateOf: () => readRecord(bucket, stateKey, isState) }
}

/** The changes of a bucket from this one on. */
const changesOf = (bucket: { readonly changes: readonly string[] }, from = 0) => bucket.changes.slice(from)

describe('what a deploy writes', () => {
  it('is in an order that can be interrupted: pages, release records, the pointer, and the lock last', async () => {
    const { bucket } = clockedBucket()
    const { release } = await deployTexts(bucket, { 'index.html': 'home', 'about/index.html': 'about' })
    const id = release?.id ?? ''
    expect(changesOf(bucket)).toEqual([
      `put ${lock}`,
      `put ${stateKey}`,
      'put about/index.html',
      'put about',
      'put index.html',
      `put ${stateKey}`,
      `put ${releaseKey(id)}`,
      `put ${changedKey(id)}`,
      `put ${pointerKey}`,
      `remove ${lock}`,
    ])
  })

  it('states who made the release, when by the clock of the bucket, and which objects it has', async () => {
    const { bucket } = clockedBucket()
    const outcome = await deployTexts(bucket, home)
    const { release, changed } = outcome
    const id = expect.stringMatching(/^000001-[\da-f]{8}$/)
    expect(release).toMatchObject({ id, version: 1, sequence: 1, at: '2026-11-28T00:00:00.000Z', by: 'anna@workshop' })
    expect(release?.objects).toMatchObject({ 'index.html': { group: 'document', size: 4 } })
    expect(outcome).toMatchObject({ isNew: true, changed: { pages: ['https://magazine.example/'], purge: [] } })
    expect(await readRecord(bucket, releaseKey(release?.id ?? ''), isRelease)).toEqual(release)
    expect(await readRecord(bucket, changedKey(release?.id ?? ''), isChangedAddresses)).toEqual(changed)
    const { digest } = release ?? {}
    const pointer = { version: 1, id: release?.id, sequence: 1, digest, latest: 1, releases: [release?.id], at: '2026-11-28T00:00:00.000Z' }
    expect(await readRecord(bucket, pointerKey, isPointer)).toEqual(pointer)
  })

  it('is only its lock if readers already see the build', async () => {
    const { bucket } = clockedBucket()
    const { changed, release } = await deployTexts(bucket, home)
    const before = bucket.changes.length
    expect(await deployTexts(bucket, home)).toMatchObject({ release, isNew: false, changed })
    expect(changesOf(bucket, before)).toEqual([`put ${lock}`, `remove ${lock}`])
  })

  it('includes the state of repaired objects, so that the next deploy finds nothing to do', async () => {
    const { bucket } = clockedBucket()
    await deployTexts(bucket, home)
    await bucket.put({ key: 'index.html', body: Buffer.from('theirs'), headers: { contentType: 'text/html', cacheControl: 'no-store' } })
    expect(await deployTexts(bucket, home)).toMatchObject({ isNew: false, plan: { disturbed: ['index.html'] } })
    expect((await deployTexts(bucket, home)).plan).toMatchObject({ disturbed: [], phases: [] })
    expect((await bucket.read('index.html'))?.toString()).toBe('home')
  })

  it.each([
    ['https://magazine.example', 'br'],
    ['http://magazine.example', 'gzip'],
  ])('is compressed for every browser that visits %s: in %s', async (url, encoding) => {
    const { bucket } = clockedBucket()
    const encodings: unknown[] = []
    const put: Bucket['put'] = (request) => {
      if (request.key === 'page-data/a.json') encodings.push(request.headers.contentEncoding)
      return bucket.put(request)
    }
    await deployTexts({ ...bucket, put }, { ...home, 'page-data/a.json': '{}' }, { url })
    expect(encodings).toEqual([encoding])
  })

  it.each([
    ['asked to change nothing', { dryRun: true }, []],
    ['not allowed to', { confirm: () => Promise.resolve(false) }, [`put ${lock}`, `remove ${lock}`]],
  ])('includes no page if it is %s', async (_, change, changes) => {
    const { bucket } = clockedBucket()
    const outcome = await deployTexts(bucket, home, change)
    expect([Object.keys(outcome), changesOf(bucket)]).toEqual([['plan'], changes])
    expect(outcome.plan.phases).toMatchObject([{ sends: [{ key: 'index.html' }] }])
  })

  it('is only its lock if the build has no front page', async () => {
    const { bucket } = clockedBucket()
    await expect(deployTexts(bucket, { 'a/index.html': 'a', 'b/index.html': 'b' })).rejects.toThrow('The build has no front page')
    expect(changesOf(bucket)).toEqual([`put ${lock}`, `remove ${lock}`])
    const manifest = { ...manifestOf(home), base: '/blog' }
    await expect(deployTexts(bucket, home, { manifest })).resolves.toMatchObject({ isNew: true })
  })

  it('ends with the removal of its lock and of an unfinished rollback in one request', async () => {
    const { bucket } = clockedBucket({ [rollbackKey]: '{}' })
    await deployTexts(bucket, home)
    expect(changesOf(bucket).at(-1)).toBe(`remove ${lock},${rollbackKey}`)
  })
})

describe('the releases of a bucket', () => {
  it('are at most five, newest last, with numbers that are never reused', async () => {
    const { bucket } = clockedBucket()
    const ids: string[] = []
    for (let count = 1; count <= 7; count += 1) {
      ids.push((await deployTexts(bucket, { 'index.html': `home ${count}` })).release?.id ?? '')
    }
    expect(ids.map((id) => id.slice(0, 6))).toEqual(['000001', '000002', '000003', '000004', '000005', '000006', '000007'])
    await rollBackTexts(bucket)
    expect(await readRecord(bucket, pointerKey, isPointer)).toMatchObject({ id: ids[5], sequence: 6, latest: 7, releases: ids.slice(2) })
    const { release } = await deployTexts(bucket, { 'index.html': 'home 8' })
    expect(await readRecord(bucket, pointerKey, isPointer)).toMatchObject({
      sequence: 8,
      latest: 8,
      releases: [...ids.slice(3), release?.id],
    })
    // Deploying the same build again makes no sixth.
    await deployTexts(bucket, { 'index.html': 'home 8' })
    expect((await bucket.list('.roomwright/releases/')).length).toBe(5)
    expect((await bucket.list('.roomwright/changed/')).length).toBe(5)
  })

  it.each([
    ['the pointer', () => pointerKey],
    ['the record of the release', (id: string) => releaseKey(id)],
  ])('continue their numbers if another writer has removed %s, and nothing is sent again', async (_, keyOf) => {
    const { bucket } = clockedBucket()
    await deployTexts(bucket, home)
    const { release } = await deployTexts(bucket, { 'index.html': 'other' })
    await bucket.remove([keyOf(release?.id ?? '')])
    const again = await deployTexts(bucket, { 'index.html': 'other' })
    expect(again).toMatchObject({ isNew: true, release: { sequence: 3 }, plan: { phases: [] } })
  })

  it('record what each changed since the previous one', async () => {
    const { bucket } = clockedBucket()
    const { release } = await deployTexts(bucket, { ...home, 'a/index.html': 'a' })
    const { changed } = await deployTexts(bucket, { ...home, 'b/index.html': 'b' })
    expect(changed).toMatchObject({ previous: release?.id, purge: ['/a/index.html', '/a'] })
  })
})

describe('an object that no release wants any more', () => {
  const both = { ...home, 'a/index.html': 'a', 'assets/a.js': 'a' }

  it('is retired at the time of the bucket, removed after the grace period, and then forgotten', async () => {
    const { bucket, time, stateOf } = clockedBucket()
    await deployTexts(bucket, both)
    await deployTexts(bucket, home)
    const { now } = time
    expect((await stateOf())?.objects).toMatchObject({ a: { retired: now }, 'a/index.html': { retired: now }, 'index.html': { seen: 2 } })
    time.now += 1000
    const before = bucket.changes.length
    const { plan } = await deployTexts(bucket, home)
    expect(plan.remove).toEqual(['a/index.html', 'a'])
    expect(changesOf(bucket, before)).toEqual([
      `put ${lock}`,
      expect.stringMatching(/^copy a\S* to \.roomwright\/kept\//),
      `put ${stateKey}`,
      'remove a/index.html,a',
      `put ${stateKey}`,
      `remove ${lock}`,
    ])
    expect(Object.keys((await stateOf())?.objects ?? {}).toSorted()).toEqual(['assets/a.js', 'index.html'])
  })

  it('is not lost if the deploy that removes it is killed before it can record its copy', async () => {
    const { bucket, time } = clockedBucket()
    const ids: string[] = []
    for (const text of ['1', '2', '3', '4']) ids.push((await deployTexts(bucket, { 'index.html': text })).release?.id ?? '')
    const { release } = await deployTexts(bucket, { 'index.html': '5', 'a/index.html': 'a' })
    await deployTexts(bucket, { 'index.html': '6' })
    time.now += 1000
    let isKilled = false
    const remove: Bucket['remove'] = async (keys) => {
      if (isKilled) throw new Error('Killed.')
      await bucket.remove(keys)
      isKilled = keys.includes('a')
    }
    const put: Bucket['put'] = (request) => (isKilled ? Promise.reject(new Error('Killed.')) : bucket.put(request))
    await expect(deployTexts({ ...bucket, put, remove }, { 'index.html': '6' })).rejects.toThrow('Killed.')
    await bucket.remove([lock])
    await deployTexts(bucket, { 'index.html': '6' })
    await rollBackTexts(bucket, { to: release?.id ?? '' })
    expect((await bucket.read('a/index.html'))?.toString()).toBe('a')
  })

  it('is kept as a copy as long as a release that can be restored had it', async () => {
    const { bucket, stateOf } = clockedBucket()
    await deployTexts(bucket, both, { grace: 0 })
    const kept = async () => [Object.keys((await stateOf())?.kept ?? {}).length, (await bucket.list('.roomwright/kept/')).length]
    for (let release = 2; release <= 5; release += 1) await deployTexts(bucket, { 'index.html': `home ${release}` }, { grace: 0 })
    expect(await kept()).toEqual([5, 5])
    // Both pages of the first release are dropped, and one of the fifth is added.
    await deployTexts(bucket, { 'index.html': 'home 6' }, { grace: 0 })
    expect(await kept()).toEqual([4, 4])
  })

  it('is forgotten and stays if another writer has changed it', async () => {
    const { bucket, stateOf } = clockedBucket()
    await deployTexts(bucket, both)
    await bucket.put({ key: 'a', body: Buffer.from('theirs'), headers: { contentType: 'text/html', cacheControl: 'no-store' } })
    const { plan } = await deployTexts(bucket, home, { grace: 0 })
    expect([plan.forget, (await bucket.read('a'))?.toString()]).toEqual([['a'], 'theirs'])
    expect(Object.keys((await stateOf())?.objects ?? {})).not.toContain('a')
  })

  it.each([
    ['is wanted by nobody', { b: 'b' }, { b: { retired: Date.UTC(2026, 10, 28) } }],
    ['was removed by somebody else', {}, {}],
  ])('is recorded even if nothing else is to be done: %s', async (_, there, known) => {
    const { bucket, stateOf } = clockedBucket(there)
    await deployTexts(bucket, home)
    const state = await stateOf()
    const b = { fingerprint: 'f', etag: tagOf('b'), seen: 1, asset: false }
    await writeRecord(bucket, stateKey, { ...state, objects: { ...state?.objects, b } })
    expect(await deployTexts(bucket, home)).toMatchObject({ isNew: false, plan: { phases: [] } })
    const { 'index.html': front, ...others } = (await stateOf())?.objects ?? {}
    expect(front).toMatchObject({ seen: 1 })
    expect(others).toMatchObject(known)
    expect(Object.keys(others)).toEqual(Object.keys(known))
  })
})

describe('the progress of a deploy', () => {
  /** Records everything that is reported, in order. */
  function listen(): { readonly told: string[]; readonly progress: Change['progress'] & object } {
    const told: string[] = []
    const tell = (text: string) => void told.push(text)
    return {
      told,
      progress: {
        drew: (done, total) => tell(`drew ${done} of ${total}`),
        begin: ({ objects, bytes }) => tell(`begin ${objects} objects of ${bytes} bytes`),
        sent: (bytes) => tell(`sent ${bytes}`),
        end: () => tell('end'),
      },
    }
  }

  const cards = {
    drawAll(names: Iterable<string>, progress: (done: number, total: number) => void) {
      const all = [...names]
      for (const [index] of all.entries()) progress(index + 1, all.length)
      return Promise.resolve()
    },
  }

  it('reports the cards that it draws, and then the amount that it sends', async () => {
    const { told, progress } = listen()
    const manifest = { ...manifestOf(home), cards: ['0a0000000000', '0b0000000000'] }
    await deployTexts(memoryBucket(), home, { progress, cards, manifest })
    expect(told).toEqual([
      'drew 1 of 2',
      'drew 2 of 2',
      'end',
      'begin 3 objects of 106004 bytes',
      'sent 53000',
      'sent 53000',
      'sent 4',
      'end',
    ])
  })

  it('ends if the deploy fails', async () => {
    const { told, progress } = listen()
    const bucket = memoryBucket()
    const put: Bucket['put'] = (request) =>
      request.key === 'index.html' ? Promise.reject(new Error('The service failed.')) : bucket.put(request)
    await expect(deployTexts({ ...bucket, put }, home, { progress })).rejects.toThrow('The service failed.')
    expect(told).toEqual(['end', 'begin 1 objects of 4 bytes', 'end'])
  })

  it('includes the plan for confirmation', async () => {
    const plans: Plan[] = []
    const confirm = (plan: Plan) => Promise.resolve(plans.push(plan) > 0)
    const { plan } = await deployTexts(memoryBucket(), home, { confirm })
    expect(plans).toEqual([plan])
  })
})
