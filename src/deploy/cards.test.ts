import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stageDeploys } from './testing/stageDeploys.ts'
import { first } from './testing/tinySites.ts'

let stage: Awaited<ReturnType<typeof stageDeploys>>

beforeAll(async () => {
  stage = await stageDeploys()
}, 60_000)

afterAll(() => stage.close(), 60_000)

const [oak, ash, elm] = ['0a0000000000', '0b0000000000', '0c0000000000'] as const

/** Draws the name of a card instead of the card, and counts. */
function countingCards(lacking: readonly string[] = []) {
  const drawn: string[] = []
  return {
    drawn,
    async drawAll(names: Iterable<string>, progress: (done: number, total: number) => void) {
      const all = [...names]
      for (const [index, name] of all.entries()) {
        if (!lacking.includes(name)) drawn.push(name)
        await Promise.resolve()
        progress(index + 1, all.length)
      }
    },
    draw: (name: string) => Promise.resolve(lacking.includes(name) ? undefined : Buffer.from(`card ${name}`)),
  }
}

describe('the social cards of a deploy', { timeout: 60_000 }, () => {
  it('are drawn once, if the bucket lacks them', async () => {
    stage.storage.makeBucket('cards')
    const cards = countingCards()
    await stage.deploy('cards', { ...first, cards: [oak, ash] }, { cards })
    expect(cards.drawn).toEqual([oak, ash])
    const card = await fetch(`${stage.originOf('cards')}/assets/cards/${oak}.jpg`)
    expect([card.headers.get('content-type'), card.headers.get('cache-control')]).toEqual([
      'image/jpeg',
      'public, max-age=31536000, immutable',
    ])
    expect(await card.text()).toBe(`card ${oak}`)

    const again = countingCards()
    const { isNew } = await stage.deploy('cards', { ...first, cards: [oak, ash] }, { cards: again })
    expect([isNew, again.drawn]).toEqual([false, []])

    const next = countingCards()
    await stage.deploy('cards', { ...first, cards: [oak, elm] }, { cards: next })
    expect(next.drawn).toEqual([elm])
  })

  it('are uploaded before any page', async () => {
    stage.storage.makeBucket('cards-order')
    stage.proxy.plan(() => 'none')
    await stage.deploy('cards-order', { ...first, cards: [oak, ash, elm] }, { cards: countingCards(), parallel: 16 })
    const puts = stage.proxy.requests.filter((line) => line.startsWith('PUT')).map((line) => line.split(/[ ?]/)[1] ?? '')
    const page = puts.findIndex((path) => /articles|index/.test(path))
    expect(puts.findLastIndex((path) => path.includes('/cards/'))).toBeLessThan(page)
    expect(puts.filter((path) => path.includes('/cards/'))).toHaveLength(3)
  })

  it('are drawn again if another writer has changed them, and no others are', async () => {
    stage.storage.makeBucket('cards-changed')
    await stage.deploy('cards-changed', { ...first, cards: [oak, ash] }, { cards: countingCards() })
    const headers = { contentType: 'image/jpeg', cacheControl: 'no-store' }
    await stage.open('cards-changed').put({ key: `assets/cards/${ash}.jpg`, body: Buffer.from('mine'), headers })
    const cards = countingCards()
    await stage.deploy('cards-changed', { ...first, cards: [oak, ash] }, { cards })
    expect(cards.drawn).toEqual([ash])
  })

  it('are not sent again when a build has recipes instead of files, or the reverse', async () => {
    stage.storage.makeBucket('cards-files')
    await stage.deploy('cards-files', { ...first, drawnCards: [oak] }, { cards: countingCards() })
    const cards = countingCards()
    const drawn = await stage.deploy('cards-files', { ...first, cards: [oak, ash] }, { cards })
    expect(cards.drawn).toEqual([ash])
    expect(drawn.plan.phases).toMatchObject([{ name: 'assets', sends: [{ key: `assets/cards/${ash}.jpg` }] }])
    const files = await stage.deploy('cards-files', { ...first, drawnCards: [oak, ash] }, { cards: countingCards() })
    expect(files.plan.phases).toEqual([])
    expect(await (await fetch(`${stage.originOf('cards-files')}/assets/cards/${oak}.jpg`)).text()).toBe(`a file of ${oak}`)
  })

  it('come back with a rollback without being drawn', async () => {
    stage.storage.makeBucket('cards-back')
    await stage.deploy('cards-back', { ...first, cards: [oak] }, { cards: countingCards() })
    await stage.deploy('cards-back', { ...first, script: 'other()', cards: [ash] }, { cards: countingCards() })
    await stage.rollBack('cards-back')
    expect((await fetch(`${stage.originOf('cards-back')}/assets/cards/${oak}.jpg`)).status).toBe(200)
  })

  it('are neither drawn nor sent in a dry run or without confirmation', async () => {
    stage.storage.makeBucket('cards-dry')
    for (const change of [{ dryRun: true }, { confirm: () => Promise.resolve(false) }]) {
      const cards = countingCards()
      await stage.deploy('cards-dry', { ...first, cards: [oak] }, { cards, ...change })
      expect(cards.drawn).toEqual([])
    }
  })

  it('that cannot be drawn from the build fail the deploy before any page is sent', async () => {
    stage.storage.makeBucket('cards-lost')
    await expect(stage.deploy('cards-lost', { ...first, cards: [oak, ash] }, { cards: countingCards([ash]) })).rejects.toThrow(
      `What assets/cards/${ash}.jpg is drawn from has changed since the build.`,
    )
    expect((await fetch(`${stage.originOf('cards-lost')}/index.html`)).status).toBe(404)
  })

  it('are not drawn any more after the deploy was stopped', async () => {
    stage.storage.makeBucket('cards-stopped')
    const stopping = new AbortController()
    const cards = countingCards()
    const progress = { drew: () => stopping.abort(), begin: () => undefined, sent: () => undefined, end: () => undefined }
    const deploying = stage.deploy('cards-stopped', { ...first, cards: [oak, ash, elm] }, { cards, progress, signal: stopping.signal })
    await expect(deploying).rejects.toThrow('Stopped before it was done')
    expect(cards.drawn).toEqual([oak, ash])
  })
})
