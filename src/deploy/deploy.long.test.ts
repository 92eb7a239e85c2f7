import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { explainFailure } from './bucket/explainFailure.ts'
import { openBucket } from './bucket/openBucket.ts'
import { clock } from './lock/HeldLock.ts'
import { crawl } from './testing/crawl.ts'
import { stageDeploys } from './testing/stageDeploys.ts'
import { first, second, withText } from './testing/tinySites.ts'

let stage: Awaited<ReturnType<typeof stageDeploys>>

beforeAll(async () => {
  stage = await stageDeploys()
}, 60_000)

afterAll(() => stage.close(), 60_000)

const sends = (plan: { readonly phases: readonly { readonly sends: readonly unknown[] }[] }) =>
  plan.phases.reduce((sum, phase) => sum + phase.sends.length, 0)

describe('a deploy', { timeout: 60_000 }, () => {
  it('puts a complete site into an empty bucket, readable at bare addresses', async () => {
    stage.storage.makeBucket('empty')
    const { release, changed } = await stage.deploy('empty', first)
    expect(release?.sequence).toBe(1)
    expect(changed?.pages).toContain('https://magazine.example/articles/chairs')
    expect(await crawl({ origin: stage.originOf('empty'), from: ['/'] })).toEqual({ pages: 8, broken: [] })
    const page = await fetch(`${stage.originOf('empty')}/articles/chairs`)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(page.headers.get('content-encoding')).toBe('gzip')
    expect(await (await fetch(`${stage.originOf('empty')}/old/lamps`)).text()).toContain('url=/articles/lamps')
  })

  it('of the same build sends no files, and reports the same changes', async () => {
    stage.storage.makeBucket('same')
    const before = await stage.deploy('same', first)
    stage.proxy.plan(() => 'none')
    const { plan, release, isNew, changed } = await stage.deploy('same', first)
    expect([sends(plan), release?.id, isNew]).toEqual([0, before.release?.id, false])
    // The sender may have ended before the proxy passed this on.
    expect(changed).toEqual(before.changed)
    expect(stage.proxy.requests.filter((line) => line.startsWith('PUT'))).toHaveLength(1)
  })

  it('of one changed page sends only that page', async () => {
    stage.storage.makeBucket('changed')
    await stage.deploy('changed', first)
    const { plan } = await stage.deploy('changed', withText(first, '/articles/lamps', 'Brighter lamps'))
    expect(plan.phases).toMatchObject([
      { name: 'changed data', sends: [{ key: 'page-data/articles/lamps/page-data.json' }] },
      { name: 'changed documents', sends: [{ key: 'articles/lamps/index.html' }, { key: 'articles/lamps' }] },
    ])
  })

  it('reports the changed addresses when repeated after a failure with the release already visible', async () => {
    stage.storage.makeBucket('told')
    await stage.deploy('told', first)
    let isCut = false
    stage.proxy.plan((_, line) => {
      const fault = isCut ? 'refuse' : 'none'
      isCut ||= line.startsWith('PUT') && line.includes('release.json')
      return fault
    })
    await expect(stage.deploy('told', second, { attempts: 1 })).rejects.toThrow()
    stage.proxy.plan(() => 'none')
    const { isNew, changed } = await stage.deploy('told', second)
    expect(isNew).toBe(false)
    expect(changed?.purge).toContain('/articles/chairs')
    expect(changed?.pages).toContain('https://magazine.example/articles/sofas')
  })

  it('into an empty bucket sends the front page after everything that it links to', async () => {
    stage.storage.makeBucket('order')
    stage.proxy.plan(() => 'none')
    await stage.deploy('order', first, { parallel: 16 })
    const puts = stage.proxy.requests.filter((line) => line.startsWith('PUT')).map((line) => line.split(/[ ?]/)[1] ?? '')
    const front = puts.indexOf('/order/index.html')
    const before = puts.slice(0, front)
    expect(before).toEqual(expect.arrayContaining(['/order/articles/chairs', '/order/articles/tables/index.html', '/order/articles/lamps']))
    expect(puts.slice(front + 1).filter((path) => !path.includes('.roomwright'))).toEqual([
      '/order/page-data/app-data.json',
      '/order/sw.js',
    ])
  })

  it('reports foreign files at the paths of its pages, and replaces them', async () => {
    stage.storage.makeBucket('welcome')
    const bucket = stage.open('welcome')
    const headers = { contentType: 'text/html', cacheControl: 'no-store' }
    await bucket.put({ key: 'index.html', body: Buffer.from('<h1>Soon</h1>'), headers })
    await bucket.put({ key: 'notes.html', body: Buffer.from('mine'), headers })
    const { plan } = await stage.deploy('welcome', first)
    expect([plan.replaced, plan.foreign]).toEqual([['index.html'], 1])
    expect((await bucket.read('notes.html'))?.toString()).toBe('mine')
  })

  it('succeeds if every seventh request hangs, stalls or is cut off', async () => {
    stage.storage.makeBucket('silent')
    const faults = ['hang', 'cut', 'stall'] as const
    stage.proxy.plan((count) => (count % 7 === 1 ? (faults[Math.floor(count / 7) % 3] ?? 'none') : 'none'))
    await stage.deploy('silent', first, { attempts: 6, limits: { connect: 5000, idle: 1000, whole: 5000 } })
    stage.proxy.plan(() => 'none')
    expect(await crawl({ origin: stage.originOf('silent'), from: ['/'] })).toEqual({ pages: 8, broken: [] })
  })

  it('changes nothing in a dry run', async () => {
    stage.storage.makeBucket('dry')
    stage.proxy.plan(() => 'none')
    const { plan, release } = await stage.deploy('dry', first, { dryRun: true })
    expect(sends(plan)).toBeGreaterThan(10)
    expect(release).toBeUndefined()
    expect(stage.proxy.requests.every((line) => line.startsWith('GET'))).toBe(true)
  })

  it('that is not confirmed leaves neither files nor a lock', async () => {
    stage.storage.makeBucket('refused')
    await stage.deploy('refused', first, { confirm: () => Promise.resolve(false) })
    expect(await stage.open('refused').list()).toEqual([])
  })

  it('to the development bucket hides every document and the whole host from search engines', async () => {
    stage.storage.makeBucket('hidden')
    await stage.deploy('hidden', first, { target: 'dev' })
    for (const path of ['/index.html', '/articles/lamps', '/404.html']) {
      expect(await (await fetch(stage.originOf('hidden') + path)).text()).toContain('<meta name="robots" content="noindex, nofollow">')
    }
    expect(await (await fetch(`${stage.originOf('hidden')}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n')
  })

  it('repairs objects that another writer changed or removed, and leaves foreign objects alone', async () => {
    stage.storage.makeBucket('shared')
    await stage.deploy('shared', first)
    const bucket = stage.open('shared')
    const headers = { contentType: 'text/html', cacheControl: 'no-store' }
    await bucket.put({ key: 'articles/lamps', body: Buffer.from('<h1>Other lamps</h1>'), headers })
    await bucket.put({ key: 'notes.txt', body: Buffer.from('mine'), headers })
    await bucket.remove(['sw.js'])
    const { plan } = await stage.deploy('shared', second, { grace: 0 })
    expect([plan.disturbed, plan.foreign]).toEqual([['articles/lamps', 'sw.js'], 1])
    expect((await bucket.read('notes.txt'))?.toString()).toBe('mine')
    expect(await crawl({ origin: stage.originOf('shared'), from: ['/'] })).toEqual({ pages: 10, broken: [] })
  })

  it.each(['scribble', '{"version":1}', '{"version":1,"objects":{"a":null},"kept":{}}', '{"version":1,"objects":[],"kept":{}}'])(
    'sends everything again and removes nothing if its records are damaged: %s',
    async (text) => {
      stage.storage.makeBucket('damaged')
      await stage.deploy('damaged', first)
      const headers = { contentType: 'text/plain', cacheControl: 'no-store' }
      const body = text === 'scribble' ? Buffer.from(text) : gzipSync(text)
      await stage.open('damaged').put({ key: '.roomwright/state.json.gz', body, headers })
      const { plan } = await stage.deploy('damaged', second, { grace: 0 })
      expect([plan.unchanged, plan.remove]).toEqual([0, []])
    },
  )

  it('removes what an interrupted deploy added, and restores what it had overwritten', async () => {
    stage.storage.makeBucket('cut')
    const before = await stage.deploy('cut', first)
    let isCut = false
    stage.proxy.plan((_, line) => {
      isCut ||= line.startsWith('PUT') && line.includes('app-data')
      return isCut ? 'refuse' : 'none'
    })
    await expect(stage.deploy('cut', second, { attempts: 1 })).rejects.toThrow()
    stage.proxy.plan(() => 'none')
    const bucket = stage.open('cut')
    expect(await bucket.list('articles/sofas')).toHaveLength(2)
    const { plan, release } = await stage.deploy('cut', first, { grace: 0 })
    expect([plan.foreign, release?.id, await bucket.list('articles/sofas')]).toEqual([0, before.release?.id, []])
    expect(await (await fetch(`${stage.originOf('cut')}/articles/chairs`)).text()).toContain('<p>Chairs</p>')
    expect(await crawl({ origin: stage.originOf('cut'), from: ['/'] })).toEqual({ pages: 8, broken: [] })
  })

  it('refuses a build that has lost most of its pages', async () => {
    stage.storage.makeBucket('mass')
    const pages = Object.fromEntries(Array.from({ length: 12 }, (_, page) => [`/articles/a${page}`, { text: `${page}`, links: [] }]))
    await stage.deploy('mass', { ...first, pages: { ...first.pages, ...pages } })
    await expect(stage.deploy('mass', first)).rejects.toThrow(
      'This release would remove 12 of 17 documents. If that is intended, add --allow-removals; if not, check the build.',
    )
    await expect(stage.deploy('mass', first, { allowRemovals: true })).resolves.toMatchObject({ release: { sequence: 2 } })
  })
})

describe('a failing service', { timeout: 60_000 }, () => {
  const messageOf = (error: unknown) => String(explainFailure(error, 'missing'))

  it('is explained if there is no such bucket', async () => {
    expect(messageOf(await stage.deploy('missing', first).catch((error: unknown) => error))).toContain(
      'There is no such bucket. Create it first',
    )
  })

  it('is explained if nothing answers at its address', async () => {
    const bucket = openBucket({ name: 'missing', endpoint: 'http://127.0.0.1:9', attempts: 1 })
    expect(messageOf(await bucket.list().catch((error: unknown) => error))).toContain('Nothing answers at the address of the service')
    bucket.close()
  })

  it('is reported with the advice to run the same command again', async () => {
    stage.proxy.plan(() => 'refuse')
    const failure = await stage.deploy('missing', first, { attempts: 1 }).catch((error: unknown) => error)
    stage.proxy.plan(() => 'none')
    expect(messageOf(failure)).toContain('the same command again to finish the job')
  })
})

describe('an object that no release wants', { timeout: 60_000 }, () => {
  it('stays for the grace period by the time of the service, and is then removed', async () => {
    stage.storage.makeBucket('grace')
    const bucket = stage.open('grace')
    await stage.deploy('grace', first)
    const { plan } = await stage.deploy('grace', second)
    expect(plan.retire).toContain('articles/tables')
    const wall = () => Date.UTC(2099, 0, 1)
    expect((await stage.deploy('grace', second, { clock: { ...clock, monotonic: wall, wall } })).plan.remove).toEqual([])
    expect((await bucket.list('articles/tables')).length).toBe(2)
    await stage.deploy('grace', second, { grace: 0 })
    expect(await bucket.list('articles/tables')).toEqual([])
  })

  it('stays while it is a hashed asset of one of the last five releases', async () => {
    stage.storage.makeBucket('five')
    const bucket = stage.open('five')
    const scripts = async () => (await bucket.list('assets/')).filter(({ key }) => key.endsWith('.js')).length
    for (let release = 1; release <= 5; release += 1) await stage.deploy('five', { ...first, script: `app(${release})` }, { grace: 0 })
    expect(await scripts()).toBe(5)
    await stage.deploy('five', { ...first, script: 'app(6)' }, { grace: 0 })
    expect(await scripts()).toBe(5)
    expect((await bucket.list('.roomwright/releases/')).length).toBe(5)
  })
})
