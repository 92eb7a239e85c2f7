import { promises } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type SocialCard, houseStyle } from '../SocialCard.ts'
import { CardDrawer } from './CardDrawer.ts'
import { CardFaces } from './CardFaces.ts'
import { renderGround } from './renderGround.ts'
import { renderEmptyCorner, renderWords } from './renderCorner.ts'

const card = (title: string, more: Partial<SocialCard> = {}): SocialCard => ({
  title,
  kicker: 'Tables',
  scene: { kind: 'drawing', shapes: '<path d="M8 8h56v56z"/>' },
  mark: { text: 'A site' },
  ...more,
})

describe('a social card', async () => {
  const faces = await CardFaces.load()
  const { typesetter } = faces

  it.each([
    ['Latin', 'The room that kept its light, and 3 more'],
    ['Turkish', 'Işık, ıslak ağaç ve İğdır’ın şömineleri çöğüş'],
    ['Cyrillic', 'Чем хороши белые краски: съёмный щит №1 — «эхо»'],
    ['Hangul', '북향 방의 흰색, 쇠붙이와 뷁까지'],
    ['Arabic', 'كيف نختار الخشب؟ ٣ أسئلة عن «الزيت» و 4 إجابات، پاسخ'],
    ['Japanese', '古い椅子を塗り直す：「ソファー」の選び方、３つのコツ！'],
  ])('has a glyph for every character in %s', async (_script, title) => {
    await faces.add([title])
    expect(typesetter.settable(title)).toBe(title)
    expect(renderWords(card(title), typesetter).svg).toContain('<path')
  })

  it('consists only of outlines, even if its texts contain markup', () => {
    const hostile = '"/></svg><script>alert(1)</script><image href="file:///etc/passwd"/><text>&amp;&x;]]>'
    const { svg: words } = renderWords(card(hostile, { kicker: hostile }), typesetter)
    const corner = renderEmptyCorner({ mark: { text: hostile } }, typesetter)
    const ground = renderGround({ kind: 'monogram', name: hostile }, houseStyle, typesetter)
    for (const svg of [words, corner, ground]) {
      expect(new Set([...svg.matchAll(/<\/?([^\s>]+)/g)].map(([, name]) => name?.replace(/\/$/, '')))).toEqual(
        new Set(['svg', 'g', 'rect', 'path'].filter((name) => svg.includes(`<${name}`))),
      )
    }
  })

  it('keeps its words inside its margins', async () => {
    const long = ['Донаудампфшиффартсгезельшафтскапитан'.repeat(5), '가나다라 '.repeat(80), 'W'.repeat(300), 'fi '.repeat(200)]
    for (const title of long) {
      const { svg, left, cornerTop } = renderWords(card(title, { kicker: title }), typesetter)
      const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
      const dark = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) < 120
      expect(cornerTop).toBeGreaterThan(60)
      const [lines, columns] = [info.height, info.width].map((length) => Array.from({ length }, (_, index) => index))
      const written = columns?.filter((x) => lines?.some((y) => dark(x, y))) ?? []
      expect((written[0] ?? 0) + left).toBeGreaterThan(535)
      expect((written.at(-1) ?? 0) + left).toBeLessThan(1150)
      for (const x of written) expect([dark(x, 0), dark(x, info.height - 1)]).toEqual([false, false])
    }
  })

  it('sets letters in visual order', async () => {
    await faces.add(['أب'])
    const placed = (text: string, direction?: 'rtl') =>
      [...typesetter.set(text, 100, direction).shapes.matchAll(/translate\((-?[\d.]+) [^>]*d="([^"]*)"/g)]
        .map(([, x, outline]) => [Number(x), outline] as const)
        .sort(([a], [b]) => a - b)
        .map(([, outline]) => outline)
    const [a, one, two, beth] = ['A', '1', '2', 'و'].map((letter) => placed(letter)[0])
    expect(new Set([a, one, two, beth]).size).toBe(4)
    expect(placed('و A 12', 'rtl')).toEqual([a, one, two, beth])
    expect(placed('و 12 A', 'rtl')).toEqual([a, one, two, beth])
    expect(placed('A و 12')).toEqual([a, one, two, beth])
  })

  it('joins Arabic letters, and starts its lines at the right', async () => {
    await faces.add(['خشب'])
    const width = (text: string) => typesetter.set(text, 100, 'rtl').width
    expect(width('خشب')).toBeLessThan(['خ', 'ش', 'ب'].reduce((sum, letter) => sum + width(letter), 0) - 20)
    const { svg, left } = renderWords(card('خشب', { kicker: 'قسم', direction: 'rtl' }), typesetter)
    const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
    const written = Array.from({ length: info.width }, (_, x) => x).filter((x) =>
      Array.from({ length: info.height }, (_, y) => y).some((y) => (data[(y * info.width + x) * info.channels] ?? 255) < 120),
    )
    expect((written.at(-1) ?? 0) + left).toBeGreaterThan(1120)
    expect((written.at(-1) ?? 0) + left).toBeLessThan(1150)
    expect((written[0] ?? 0) + left).toBeGreaterThan(900)
  })

  it('is drawn after a failed read of the font that its letters need', async () => {
    const drawer = new CardDrawer({ readPicture: () => Promise.resolve(undefined) })
    await drawer.draw(card('Wood'))
    const { readFile } = promises
    const failOnce = (path: string) => {
      replaceRead(readFile)
      return Promise.reject(Object.assign(new Error(`EMFILE: ${path}`), { code: 'EMFILE' }))
    }
    replaceRead(failOnce)
    onTestFinished(() => replaceRead(readFile))
    await expect(drawer.draw(card('خشب'))).rejects.toThrow('could not be drawn')
    expect(await drawer.draw(card('خشب'))).toBeInstanceOf(Buffer)
  })

  it('shows its kicker instead of a title in letters that no face has', () => {
    const place = renderWords(card('Tables', { kicker: 'Tables' }), typesetter).svg
    expect(renderWords(card('ξύλο 5', { kicker: 'Tables' }), typesetter).svg).toBe(place)
    expect(renderWords(card('ξύλο και a', { kicker: 'Tables' }), typesetter).svg).toBe(place)
    expect(renderWords(card('Oak ξύ', { kicker: 'Tables' }), typesetter).svg).not.toBe(place)
  })

  it('shows the part of its picture around the focus point', async () => {
    // Red above, blue below, and taller than a card.
    const half = { create: { width: 300, height: 600, channels: 3 as const, background: 'red' } }
    const blue = { create: { width: 300, height: 300, channels: 3 as const, background: 'blue' } }
    const halves = await sharp(half)
      .composite([{ input: await sharp(blue).png().toBuffer(), top: 300, left: 0 }])
      .png()
      .toBuffer()
    const drawer = new CardDrawer({ readPicture: async () => halves })
    const cornerOf = async (focus: readonly [number, number]) => {
      const drawn = await drawer.draw(card('Oak', { scene: { kind: 'picture', file: 'p.webp', focus } }))
      const [red = 0, , blueness = 0] = await sharp(drawn).extract({ left: 10, top: 10, width: 1, height: 1 }).raw().toBuffer()
      return red > blueness ? 'red' : 'blue'
    }
    expect([await cornerOf([0.5, 0]), await cornerOf([0.5, 1])]).toEqual(['red', 'blue'])
  })

  it('has an opaque ground behind its words', async () => {
    for (const svg of [renderWords(card('Oak'), typesetter).svg, renderEmptyCorner({ mark: { text: 'A site' } }, typesetter)]) {
      expect((await sharp(Buffer.from(svg)).stats()).isOpaque).toBe(true)
    }
  })

  it('is a JPEG of 1200 by 630 pixels, the same whichever cards were drawn before it', async () => {
    const cards = [
      card('Oak'),
      card('Oak', { scene: { kind: 'picture', file: 'oak-1200.webp' } }),
      card('Ash', { scene: { kind: 'picture', file: 'oak-1200.webp' } }),
      card('Ann', { scene: { kind: 'monogram', name: 'Ann Lee' } }),
    ]
    const all = new CardDrawer({ readPicture: () => picture('#8899aa80') })
    const first = await Promise.all(cards.map((drawn) => all.draw(drawn)))
    expect(new Set(first.map((jpeg) => jpeg?.toString('base64'))).size).toBe(4)
    for (const [index, one] of cards.entries()) {
      expect(await sharp(first[index]).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      const alone = new CardDrawer({ readPicture: () => picture('#8899aa80') })
      expect((await alone.draw(one))?.equals(first[index] ?? Buffer.of())).toBe(true)
    }
  })

  it('shows its picture around the corner as well, and reads it once for neighbouring cards', async () => {
    let reads = 0
    const drawer = new CardDrawer({
      readPicture() {
        reads += 1
        return picture('#3366cc')
      },
    })
    const scene = { kind: 'picture', file: 'sea-1200.webp' } as const
    const [jpeg] = await Promise.all(['Sea', 'Sky'].map((title) => drawer.draw(card(title, { scene }))))
    const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
    for (const [x, y] of [
      [5, 5],
      [1195, 5],
      [435, 575],
    ] as const) {
      for (const [channel, value] of [0x33, 0x66, 0xcc].entries()) expect(Math.abs((at(x, y)[channel] ?? 0) - value)).toBeLessThan(6)
    }
    expect(at(460, 627).every((value) => value > 200)).toBe(true)
    const lightness = (x: number, y: number) => at(x, y).reduce((sum, value) => sum + value, 0) / 3
    // The outline of the corner, its floor, and the opening.
    expect([lightness(496, 500), lightness(800, 334)].every((value) => value < 70)).toBe(true)
    expect([lightness(520, 500), lightness(1190, 620), lightness(496, 600)].every((value) => value > 220)).toBe(true)
    expect(reads).toBe(1)
  })

  it('is drawn from one of the last eight pictures without reading it again', async () => {
    const read: string[] = []
    const sea = await picture('#3366cc')
    const drawer = new CardDrawer({
      readPicture(file) {
        read.push(file)
        return Promise.resolve(sea)
      },
    })
    const draw = (file: string) => drawer.draw(card('Sea', { scene: { kind: 'picture', file } }))
    for (const file of ['1', '2', '3', '4', '5', '6', '7', '8', '1', '9', '1', '2']) await draw(file)
    expect(read.join('')).toBe('1234567892')
  })

  it('is undefined without its picture, fails with a broken one, and is drawn once the picture is there', async () => {
    const answers = [undefined, Buffer.from('no picture'), await picture('#3366cc')]
    const drawer = new CardDrawer({ readPicture: () => Promise.resolve(answers.shift()) })
    const drawn = card('Sea', { scene: { kind: 'picture', file: 'sea-1200.webp' } })
    expect(await drawer.draw(drawn)).toBeUndefined()
    await expect(drawer.draw(drawn)).rejects.toThrow('The social card of “Sea” could not be drawn.')
    expect(await drawer.draw(drawn)).toBeInstanceOf(Buffer)
  })
})

function replaceRead(read: unknown): void {
  Object.assign(promises, { readFile: read })
  syncBuiltinESMExports()
}

function picture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 700, height: 900, channels: 4, background } })
    .webp()
    .toBuffer()
}
