import { afterEach, describe, expect, it } from 'vitest'
import { contentHash } from '../platform/contentHash.ts'
import { ask, serveFiles, stopTestServers, writeBuiltFolder } from './testing/serveFiles.ts'

afterEach(stopTestServers)

const files = { 'index.html': 'home', '404.html': 'lost', '500.html': 'broken' }
const [oak, ash] = ['0a0000000000', '0b0000000000'] as const
const pathOf = (name: string) => `/assets/cards/${name}.jpg`

/** Returns a source that draws a card as its name and records each drawing. */
function countingCards(draw: (name: string) => Buffer | undefined = (name) => Buffer.from(`card ${name}`)) {
  const drawn: string[] = []
  return {
    drawn,
    async draw(this: void, name: string) {
      drawn.push(name)
      await Promise.resolve()
      return draw(name)
    },
  }
}

describe('a social card', () => {
  it('is served as an immutable file with ranges, ETag and HEAD, and drawn once', async () => {
    const cards = countingCards()
    const { port } = await serveFiles({ files, cards: [oak] }, { cards })
    const { status, headers, text } = await ask(port, pathOf(oak))
    const etag = `"${contentHash(`card ${oak}`)}"`
    expect([status, text]).toEqual([200, `card ${oak}`])
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': '17',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      etag,
    })
    const head = await ask(port, pathOf(oak), { method: 'HEAD' })
    expect([head.status, head.headers['content-length'], head.text]).toEqual([200, '17', ''])
    const part = await ask(port, pathOf(oak), { headers: { Range: 'bytes=5-7' } })
    expect([part.status, part.headers['content-range'], part.text]).toEqual([206, 'bytes 5-7/17', oak.slice(0, 3)])
    expect((await ask(port, pathOf(oak), { headers: { 'If-None-Match': etag } })).status).toBe(304)
    expect(cards.drawn).toEqual([oak])
  })

  it('is drawn once for concurrent requests', async () => {
    const cards = countingCards()
    const { port } = await serveFiles({ files, cards: [oak] }, { cards })
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(port, pathOf(oak))))
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([`card ${oak}`]))
    expect(cards.drawn).toEqual([oak])
  })

  it('is drawn only if a page names it; every other address is a 404', async () => {
    const cards = countingCards()
    const { port } = await serveFiles({ files, cards: [oak] }, { cards })
    const others = [
      pathOf(ash),
      '/assets/cards/',
      '/assets/cards/x.jpg',
      `/assets/cards/${oak}.png`,
      `/assets/cards/${oak}`,
      pathOf('../..'),
    ]
    for (const path of others) expect([path, (await ask(port, path)).status]).toEqual([path, 404])
    expect(cards.drawn).toEqual([])
  })

  it('that cannot be drawn is a 500 without details, logged once', async () => {
    const failure = new Error('The social card of “Oak” could not be drawn.', { cause: new Error('no such picture') })
    const cards = countingCards(() => {
      throw failure
    })
    const { port, logged } = await serveFiles({ files, cards: [oak] }, { cards })
    const answers = [await ask(port, pathOf(oak)), await ask(port, pathOf(oak))]
    for (const { status, text, headers } of answers) {
      expect([status, text, headers['cache-control']]).toEqual([500, 'Internal server error\n', 'no-store'])
    }
    expect(logged).toEqual([`GET ${pathOf(oak)}: The social card of “Oak” could not be drawn. (no such picture)`])
  })

  it('whose recipe has gone with its build is a 404 if the next build does not name it', async () => {
    let isThere = true
    const cards = countingCards((name) => (isThere ? Buffer.from(name) : undefined))
    const { port, directory } = await serveFiles({ files, cards: [oak, ash] }, { cards })
    expect((await ask(port, pathOf(oak))).status).toBe(200)
    isThere = false
    writeBuiltFolder(directory, { files, cards: [oak] })
    expect((await ask(port, pathOf(ash))).status).toBe(404)
  })
})
