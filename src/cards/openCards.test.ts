import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type SocialCard, nameOfCard } from './SocialCard.ts'
import { openCards } from './openCards.ts'
import { writeRecipes } from './recipes.ts'

const mark = { text: 'A site' }
const picture = 'assets/pictures/abc-3-1200.webp'
const cards: readonly SocialCard[] = [
  { title: 'Oak', scene: { kind: 'picture', file: picture }, mark },
  { title: 'Ash', scene: { kind: 'monogram', name: 'Ann Lee' }, mark },
  { title: 'Elm', scene: { kind: 'drawing', shapes: '<path d="M8 8z"/>' }, mark },
]
const names = cards.map(nameOfCard)
const [oak = '', ash = ''] = names

/** A drawer that counts its cards, and how many it was drawing at once. */
function countingDrawer(draw: (card: SocialCard) => Buffer | undefined = ({ title }) => Buffer.from(title)) {
  const counted = { drawn: [] as string[], now: 0, most: 0 }
  return {
    counted,
    async draw(card: SocialCard) {
      counted.drawn.push(card.title)
      counted.now += 1
      counted.most = Math.max(counted.most, counted.now)
      await setImmediate()
      counted.now -= 1
      return draw(card)
    },
  }
}

function stage({ many = cards }: { readonly many?: readonly SocialCard[] } = {}) {
  const home = mkdtempSync(join(tmpdir(), 'cards-'))
  onTestFinished(() => {
    chmodSync(home, 0o755)
    rmSync(home, { recursive: true })
  })
  const [directory, cache] = [join(home, 'dist'), join(home, 'cache')]
  for (const { path, text } of writeRecipes(new Map(many.map((card) => [nameOfCard(card), card])))) {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), text)
  }
  const logged: string[] = []
  let clock = 0
  const options = { directory, cache, log: (line: string) => void logged.push(line), now: () => clock }
  return { directory, cache, logged, options, wait: (milliseconds: number) => void (clock += milliseconds) }
}

const kept = (cache: string) => readdirSync(join(cache, 'cards/v2')).map((name) => join(cache, 'cards/v2', name))

describe('the cards of an output', () => {
  it('are drawn from the output alone, as JPEG', async () => {
    const { directory, options } = stage()
    mkdirSync(join(directory, dirname(picture)), { recursive: true })
    await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#3366cc' } }).toFile(join(directory, picture))
    const { draw } = openCards(options)
    for (const name of names) expect(await sharp(await draw(name)).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  })

  it('are undefined if they have no recipe, or if their picture is missing', async () => {
    const { options, cache } = stage()
    const { draw } = openCards(options)
    expect(await draw('ffffffffffff')).toBeUndefined()
    expect(await draw(oak)).toBeUndefined()
    expect(existsSync(cache)).toBe(false)
  })

  it('are drawn once for concurrent and later requests', async () => {
    const { options } = stage()
    const drawer = countingDrawer()
    const { draw } = openCards({ ...options, drawer })
    const asked = await Promise.all(Array.from({ length: 20 }, () => draw(ash)))
    expect(new Set(asked.map((jpeg) => String(jpeg)))).toEqual(new Set(['Ash']))
    expect(String(await openCards({ ...options, drawer }).draw(ash))).toBe('Ash')
    expect(drawer.counted.drawn).toEqual(['Ash'])
  })

  it('are drawn at most two at a time', async () => {
    const many = Array.from({ length: 40 }, (_, index): SocialCard => ({
      title: `No ${index}`,
      scene: { kind: 'monogram', name: 'A' },
      mark,
    }))
    const { options } = stage({ many })
    const drawer = countingDrawer()
    const { draw } = openCards({ ...options, drawer })
    await Promise.all(many.map((card) => draw(nameOfCard(card))))
    expect(drawer.counted.drawn).toHaveLength(40)
    expect(drawer.counted.most).toBeLessThanOrEqual(2)
  })

  it.each([
    ['flipped', (file: string) => writeFileSync(file, readFileSync(file, 'latin1').replace('A', 'E'), 'latin1')],
    ['cut', (file: string) => truncateSync(file, 2)],
    ['empty', (file: string) => truncateSync(file, 0)],
  ])('are drawn again if the cached one is %s', async (_how, harm) => {
    const { options, cache } = stage()
    const drawer = countingDrawer()
    const { draw } = openCards({ ...options, drawer })
    await draw(ash)
    const [file = ''] = kept(cache)
    harm(file)
    expect(String(await draw(ash))).toBe('Ash')
    expect(drawer.counted.drawn).toHaveLength(2)
    expect(readFileSync(file, 'utf8')).toMatch(/^Ash\n[\da-f]{64}$/)
  })

  it('that cannot be drawn fail the same way for a minute, and are then tried again', async () => {
    const { options, wait } = stage()
    let isBroken = true
    const drawer = countingDrawer(() => {
      if (isBroken) throw new Error('No memory.')
      return Buffer.from('drawn')
    })
    const { draw } = openCards({ ...options, drawer })
    const failed = () =>
      draw(ash).then(
        () => undefined,
        (error: unknown) => error,
      )
    const first = await failed()
    expect(first).toMatchObject({ message: 'No memory.' })
    isBroken = false
    wait(59_000)
    expect(await failed()).toBe(first)
    expect(drawer.counted.drawn).toHaveLength(1)
    wait(2000)
    expect(String(await draw(ash))).toBe('drawn')
  })

  it('are returned even if they cannot be cached, which is logged once', async () => {
    const { options, cache, logged } = stage()
    writeFileSync(cache, 'a file in the way')
    const { draw } = openCards({ ...options, drawer: countingDrawer() })
    expect(String(await draw(ash))).toBe('Ash')
    expect(String(await draw(ash))).toBe('Ash')
    expect(logged).toEqual([expect.stringContaining(`Social cards cannot be kept in ${cache}`)])
  })

  it('that cannot be cached are logged once more if others could be meanwhile', async () => {
    const { options, cache, logged } = stage()
    const { draw } = openCards({ ...options, drawer: countingDrawer() })
    const fail = () => writeFileSync(cache, 'a file in the way')
    fail()
    for (const name of [ash, oak]) await draw(name)
    expect(logged).toHaveLength(1)
    rmSync(cache)
    await draw(ash)
    rmSync(cache, { recursive: true })
    fail()
    for (const name of [ash, oak]) await draw(name)
    expect(logged).toHaveLength(2)
  })

  it('are drawn together, except those in the cache', async () => {
    const { options, cache } = stage()
    const drawer = countingDrawer()
    const { draw, drawAll } = openCards({ ...options, drawer })
    await draw(ash)
    const progress: string[] = []
    await drawAll(names, (done, total) => progress.push(`${done}/${total}`))
    expect(drawer.counted.drawn.toSorted()).toEqual(['Ash', 'Elm', 'Oak'])
    expect([progress, kept(cache).length]).toEqual([['1/2', '2/2'], 3])
  })
})
