import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../platform/testing/temporaryFolder.ts'
import { type SocialCard, nameOfCard } from './SocialCard.ts'
import { readRecipes, writeRecipes } from './recipes.ts'

const mark = { logo: '<svg viewBox="0 0 9 9"/>' }
const named = (cards: readonly SocialCard[]) => new Map(cards.map((card) => [nameOfCard(card), card]))
const numbered = (count: number) => named(Array.from({ length: count }, (_, index) => plain(`No ${index}`)))
const plain = (title: string): SocialCard => ({ title, scene: { kind: 'drawing', shapes: '<path d="M8 8z"/>' }, mark })

const kinds = named([
  { title: 'Oak “and” ash\n\u2028', kicker: 'Tables', scene: { kind: 'picture', file: 'assets/pictures/abc-3-1200.webp' }, mark },
  { title: 'Elm', scene: { kind: 'picture', file: 'assets/pictures/abc-3-1200.webp', focus: [0.2, 1] }, mark },
  { title: '참나무 \ud800', scene: { kind: 'monogram', name: 'Ann Lee' }, mark },
  { title: '', kicker: '', scene: { kind: 'drawing', shapes: '<path d="M8 8h56z"/>' }, mark },
  { ...plain('خشب'), direction: 'rtl' },
  plain('Ash'),
])

function write(cards: ReadonlyMap<string, SocialCard>): string {
  const folder = temporaryFolder('recipes')
  for (const { path, text } of writeRecipes(cards)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

describe('the recipes of an output', () => {
  it('are read back as the same cards', async () => {
    expect(await readRecipes(write(kinds), kinds.keys())).toEqual(kinds)
  })

  it('distinguish cards that show different parts of a picture', () => {
    const around = (x: number): SocialCard => ({ title: 'Elm', scene: { kind: 'picture', file: 'a-1200.webp', focus: [x, 1] }, mark })
    expect(nameOfCard(around(0))).not.toBe(nameOfCard(around(1)))
  })

  it('are the same files whatever the order of the cards', () => {
    expect(writeRecipes(new Map([...kinds].toReversed()))).toEqual(writeRecipes(kinds))
  })

  it.each([
    [1, 2],
    [1024, 2],
    [1025, 17],
    [16_385, 257],
  ])('store %i cards in %i files, in which each is found', async (count, files) => {
    const cards = numbered(count)
    expect(writeRecipes(cards)).toHaveLength(files)
    const wanted = [...cards.keys()].filter((_, index) => index % 500 === 0)
    const found = await readRecipes(write(cards), [...wanted, 'ffffffffffff'])
    expect([...found.keys()].toSorted()).toEqual(wanted.toSorted())
  })

  it('are no files for a site without cards, and none are read from its output', async () => {
    expect(writeRecipes(new Map())).toEqual([])
    expect(await readRecipes(write(new Map()), kinds.keys())).toEqual(new Map())
  })

  it.each([
    ['changed', (text: string) => text.replaceAll('Ash', 'Elm')],
    ['cut', (text: string) => text.slice(0, text.length / 2)],
    ['empty', () => ''],
    ['of other things', () => 'null\n[]\n{"name":"'],
  ])('give no card under a wrong name if a file is %s', async (_how, harm) => {
    for (const path of ['.roomwright/cards/all.jsonl', '.roomwright/cards/index.json']) {
      const folder = write(kinds)
      writeFileSync(join(folder, path), harm(readFileSync(join(folder, path), 'utf8')))
      const found = await readRecipes(folder, kinds.keys())
      for (const [name, card] of found) expect(card).toEqual(kinds.get(name))
      if (path.endsWith('.jsonl')) expect(found.size).toBeLessThan(kinds.size)
    }
  })
})

it.each(['drawings', 'digits', 'mark'])('an index of recipes whose %s have another form gives no cards', async (field) => {
  const folder = write(kinds)
  const file = join(folder, '.roomwright/cards/index.json')
  const index = JSON.parse(readFileSync(file, 'utf8')) as object
  for (const wrong of [null, 'a text', [1]]) {
    writeFileSync(file, JSON.stringify({ ...index, [field]: wrong }))
    expect(await readRecipes(folder, kinds.keys())).toEqual(new Map())
  }
})

describe('the name of a card', () => {
  it('does not depend on the width of the picture file', () => {
    const names = ['400', '1200', '2000'].map((width) =>
      nameOfCard({ title: 'Oak', scene: { kind: 'picture', file: `assets/pictures/abc-3-${width}.webp` }, mark }),
    )
    expect(new Set(names).size).toBe(1)
  })

  it('is the same as in pages that are already published', () => {
    expect(nameOfCard({ title: 'Oak', kicker: 'Tables', scene: { kind: 'picture', file: 'assets/pictures/abc-3-1200.webp' }, mark })).toBe(
      '060f0f4ee31c',
    )
  })
})
