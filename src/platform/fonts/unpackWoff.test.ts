import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as shaper from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { describe, expect, it } from 'vitest'
import { unpackWoff } from './unpackWoff.ts'
import { unpackWoff2 } from './unpackWoff2.ts'

const files = join(import.meta.dirname, '../../../node_modules/@fontsource')
const names = ['brygada-1918/files/brygada-1918-latin-500-normal', 'gowun-batang/files/gowun-batang-latin-700-normal']

function openFont(bytes: Uint8Array): shaper.Font {
  return new shaper.Font(new shaper.Face(new shaper.Blob(bytes)))
}

/** Fails unless an unpacked font has the widths and outlines that another reader finds in the packed one. */
async function expectSameOutlines(unpacked: Uint8Array, packed: Buffer): Promise<void> {
  const one = openFont(unpacked)
  const letters = [...one.face.collectUnicodes()]
  expect(letters.length).toBeGreaterThan(50)
  const other = openFont(await subsetFont(packed, String.fromCodePoint(...letters), { targetFormat: 'sfnt' }))
  for (const letter of letters) {
    const [glyph = 0, same = 0] = [one.nominalGlyph(letter), other.nominalGlyph(letter)]
    expect(one.glyphHAdvance(glyph)).toBe(other.glyphHAdvance(same))
    expect(one.glyphToPath(glyph)).toBe(other.glyphToPath(same))
  }
}

describe('a WOFF 1.0 font', () => {
  it.each(names)('has the same widths and outlines as in another reader: %s', async (name) => {
    const file = readFileSync(join(files, `${name}.woff`))
    await expectSameOutlines(unpackWoff(file), file)
  })

  it('of another format throws', () => {
    const file = readFileSync(join(files, 'brygada-1918/files/brygada-1918-latin-500-normal.woff2'))
    expect(() => unpackWoff(file)).toThrow('Not a WOFF 1.0 font.')
  })
})

describe('a WOFF 2.0 font', () => {
  it.each(names)('has the same widths and outlines as in another reader: %s', async (name) => {
    const file = readFileSync(join(files, `${name}.woff2`))
    await expectSameOutlines(unpackWoff2(file), file)
  })

  it('keeps the axes of a variable font', () => {
    const file = readFileSync(join(import.meta.dirname, '../../ui/fonts/ysabeau-latin-wght-normal.woff2'))
    expect(openFont(unpackWoff2(file)).face.getAxisInfos().wght).toMatchObject({ min: 400, max: 700 })
  })

  it.each([
    ['of another format', Buffer.from('wOFF'.padEnd(60, '\0'))],
    ['cut', readFileSync(join(files, 'brygada-1918/files/brygada-1918-latin-500-normal.woff2')).subarray(0, 900)],
    ['empty', Buffer.alloc(0)],
  ])('that is %s throws', (_how, bytes) => {
    expect(() => unpackWoff2(bytes)).toThrow()
  })
})
