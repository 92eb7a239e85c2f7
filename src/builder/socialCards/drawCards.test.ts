import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import type { SocialCard } from './SocialCard.ts'
import { drawCards, loadTypesetter } from './drawCards.ts'
import { renderCardSvg } from './renderCardSvg.ts'

const folder = mkdtempSync(join(tmpdir(), 'cards-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const card = (title: string, more: Partial<SocialCard> = {}): SocialCard => ({
  title,
  kicker: 'Tables',
  scene: { kind: 'drawing', shapes: '<path d="M8 8h56v56z"/>' },
  mark: { text: 'A site' },
  ...more,
})

describe('a social card', async () => {
  const typesetter = await loadTypesetter()

  it.each([
    ['Latin', 'The room that kept its light, and 3 more'],
    ['Turkish', 'Işık, ıslak ağaç ve İğdır’ın şömineleri çöğüş'],
    ['Cyrillic', 'Чем хороши белые краски: съёмный щит №1 — «эхо»'],
    ['Hangul', '북향 방의 흰색, 쇠붙이와 뷁까지'],
  ])('has a letter for everything in %s', (_script, title) => {
    expect(typesetter.settable(title)).toBe(title)
    expect(renderCardSvg(card(title), typesetter).svg).toContain('<path')
  })

  it('is outlines alone, whatever its title, its place, its author and its site are called', () => {
    const hostile = '"/></svg><script>alert(1)</script><image href="file:///etc/passwd"/><text>&amp;&x;]]>'
    const scenes = [{ kind: 'monogram', name: hostile }, { kind: 'picture', base: hostile }, card('').scene] as const
    for (const scene of scenes) {
      const { svg } = renderCardSvg(card(hostile, { kicker: hostile, scene, mark: { text: hostile } }), typesetter)
      expect(new Set([...svg.matchAll(/<\/?([^\s>]+)/g)].map(([, name]) => name?.replace(/\/$/, '')))).toEqual(
        new Set(['svg', 'g', 'rect', 'path'].filter((name) => svg.includes(`<${name}`))),
      )
    }
  })

  it('keeps its words inside its margins', async () => {
    const long = ['Донаудампфшиффартсгезельшафтскапитан'.repeat(5), '가나다라 '.repeat(80), 'W'.repeat(300), 'fi '.repeat(200)]
    for (const title of long) {
      const { svg } = renderCardSvg(card(title, { kicker: title }), typesetter)
      const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
      const dark = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) < 120
      const rows = Array.from({ length: 630 }, (_, y) => y)
      const top = rows.find((y) => dark(1190, y)) ?? 0
      expect(top).toBeGreaterThan(60)
      expect(rows.filter((y) => y > top + 12).some((y) => Array.from({ length: 50 }, (_, x) => dark(1150 + x, y)).includes(true))).toBe(
        false,
      )
    }
  })

  it('is a JPEG of 1200 by 630, the same each time, and drawn once', async () => {
    const lead = join(folder, 'lead.png')
    await sharp({ create: { width: 700, height: 900, channels: 4, background: '#8899aa80' } })
      .png()
      .toFile(lead)
    const cards = [
      card('Oak'),
      card('Oak', { scene: { kind: 'picture', base: '/p' } }),
      card('Ann', { scene: { kind: 'monogram', name: 'Ann Lee' } }),
    ]
    const draw = async (cacheDirectory: string) =>
      (await drawCards(cards, { cacheDirectory: join(folder, cacheDirectory), isThere: () => false, pictureFile: () => lead })).map(
        ({ source }) => source,
      )
    const first = await draw('a')
    expect(new Set(first).size).toBe(3)
    for (const file of first) expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const again = await draw('b')
    expect(again.map((file) => readFileSync(file))).toEqual(first.map((file) => readFileSync(file)))
    const times = first.map((file) => statSync(file).mtimeMs)
    await draw('a')
    expect(first.map((file) => statSync(file).mtimeMs)).toEqual(times)
  })
})
