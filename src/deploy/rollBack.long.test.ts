import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listReleases } from './listReleases.ts'
import { crawl } from './testing/crawl.ts'
import { stageDeploys } from './testing/stageDeploys.ts'
import { first, second, withText } from './testing/tinySites.ts'

let stage: Awaited<ReturnType<typeof stageDeploys>>

beforeAll(async () => {
  stage = await stageDeploys()
}, 60_000)

afterAll(() => stage.close(), 60_000)

const textOf = async (name: string, path: string) => (await fetch(stage.originOf(name) + path)).text()

describe('a rollback', { timeout: 60_000 }, () => {
  it('returns to the previous release without uploading a page', async () => {
    stage.storage.makeBucket('back')
    const { release } = await stage.deploy('back', first)
    await stage.deploy('back', second, { grace: 0 })
    stage.proxy.plan(() => 'none')
    const outcome = await stage.rollBack('back')
    expect(outcome.release?.id).toBe(release?.id)
    expect(stage.proxy.requests.filter((line) => line.startsWith('PUT') && !/roomwright|x-id=CopyObject/.test(line))).toEqual([])
    expect(await textOf('back', '/articles/chairs')).toContain('<p>Chairs</p>')
    expect(await crawl({ origin: stage.originOf('back'), from: ['/', '/articles/tables'] })).toEqual({ pages: 8, broken: [] })
    expect((await listReleases(stage.open('back'))).map(({ current }) => current)).toEqual([false, true])
  })

  it('is undone by deploying the same build again, without uploading files', async () => {
    stage.storage.makeBucket('forth')
    await stage.deploy('forth', first)
    await stage.deploy('forth', second)
    await stage.rollBack('forth')
    const { plan, release } = await stage.deploy('forth', second)
    expect(release?.sequence).toBe(3)
    expect(plan.phases.flatMap((phase) => phase.sends).filter(({ from }) => from === undefined)).toEqual([])
    expect(await textOf('forth', '/articles/chairs')).toContain('<p>Better chairs</p>')
  })

  it('goes to any of the last five releases', async () => {
    stage.storage.makeBucket('any')
    const ids: string[] = []
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { release } = await stage.deploy('any', withText(first, '/articles/lamps', text), { grace: 0 })
      ids.push(release?.id ?? '')
    }
    await stage.rollBack('any', { to: ids[1] ?? '' })
    expect(await textOf('any', '/articles/lamps')).toContain('<p>b</p>')
    await stage.rollBack('any', { to: ids[4] ?? '' })
    expect(await textOf('any', '/articles/lamps')).toContain('<p>e</p>')
    await expect(stage.rollBack('any', { to: ids[0] ?? '' })).rejects.toThrow(
      `any has no release ${ids[0]} that can be read. Its releases: ${ids[1]}`,
    )
  })

  it('fails with an explanation if there is no previous release', async () => {
    stage.storage.makeBucket('only')
    await stage.deploy('only', first)
    await expect(stage.rollBack('only')).rejects.toThrow('only has no release before the current one.')
  })

  it('sends the redirects of old addresses again, because copies do not include them', async () => {
    stage.storage.makeBucket('moved')
    await stage.deploy('moved', first)
    await stage.deploy('moved', { ...first, redirects: [] }, { grace: 0 })
    const copies = new Map<string, unknown>()
    stage.proxy.plan((_, line, headers) => {
      if (/PUT \/moved\/old\/.*CopyObject/.test(line)) copies.set(line.split(/[ ?]/)[1] ?? '', headers['x-amz-website-redirect-location'])
      return 'none'
    })
    await stage.rollBack('moved')
    expect(Object.fromEntries(copies)).toEqual({
      '/moved/old/chairs': '/articles/chairs',
      '/moved/old/lamps': '/articles/lamps',
      '/moved/old/tables': '/articles/tables',
    })
  })

  it('that was killed at any request and is repeated reaches the release that it was started for', { timeout: 300_000 }, async () => {
    stage.storage.makeBucket('steps')
    await stage.deploy('steps', first)
    const { release } = await stage.deploy('steps', second)
    await stage.deploy('steps', withText(second, '/articles/chairs', 'Best chairs'))
    const ends: (string | undefined)[] = []
    for (let at = 1; ; at += 1) {
      const name = `steps-${at}`
      stage.storage.cloneBucket('steps', name)
      stage.proxy.plan((count) => (count >= at ? 'refuse' : 'none'))
      const isWhole = await stage.rollBack(name, { attempts: 1 }).then(
        () => true,
        () => false,
      )
      stage.proxy.plan(() => 'none')
      if (isWhole) break
      ends.push((await stage.rollBack(name)).release?.id)
      expect([at, await textOf(name, '/articles/chairs')]).toEqual([at, expect.stringContaining('<p>Better chairs</p>')])
      expect(await stage.open(name).list('.roomwright/rollback')).toEqual([])
      stage.storage.dropBucket(name)
    }
    expect(ends.length).toBeGreaterThan(15)
    expect(new Set(ends)).toEqual(new Set([release?.id]))
  })

  it('that was not finished is dropped by another deploy, and by a rollback to a named release', async () => {
    stage.storage.makeBucket('other')
    const { release: oldest } = await stage.deploy('other', first)
    const { release: middle } = await stage.deploy('other', second)
    const newest = withText(second, '/articles/chairs', 'Best chairs')
    await stage.deploy('other', newest)
    const cut = async () => {
      stage.proxy.plan((_, line) => (line.startsWith('PUT') && /app-data|release\.json/.test(line) ? 'refuse' : 'none'))
      await expect(stage.rollBack('other', { attempts: 1 })).rejects.toThrow()
      stage.proxy.plan(() => 'none')
      expect(await stage.open('other').list('.roomwright/rollback')).toHaveLength(1)
    }
    await cut()
    await stage.deploy('other', newest)
    expect(await stage.open('other').list('.roomwright/rollback')).toEqual([])
    await cut()
    expect((await stage.rollBack('other', { to: middle?.id ?? '' })).release?.id).toBe(middle?.id)
    expect((await stage.rollBack('other')).release?.id).toBe(oldest?.id)
  })

  it('fails and changes nothing if another writer has removed files that it needs', async () => {
    stage.storage.makeBucket('robbed')
    await stage.deploy('robbed', first)
    await stage.deploy('robbed', second)
    const bucket = stage.open('robbed')
    await bucket.remove((await bucket.list('.roomwright/kept/')).map(({ key }) => key))
    await expect(stage.rollBack('robbed')).rejects.toThrow('cannot be restored')
    expect(await textOf('robbed', '/articles/chairs')).toContain('<p>Better chairs</p>')
  })
})
