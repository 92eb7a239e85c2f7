import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as shaper from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { describe, expect, it } from 'vitest'
import { unpackWoff2 } from './unpackWoff2.ts'

const files = join(import.meta.dirname, '../../node_modules/@fontsource')
const fontOf = (bytes: Uint8Array) => new shaper.Font(new shaper.Face(new shaper.Blob(bytes)))

describe('a WOFF 2.0 font', () => {
  it.each(['brygada-1918/files/brygada-1918-latin-500-normal', 'gowun-batang/files/gowun-batang-latin-700-normal'])(
    'has the same widths and outlines as in another reader: %s',
    async (name) => {
      const file = readFileSync(join(files, `${name}.woff2`))
      const one = fontOf(unpackWoff2(file))
      const letters = [...one.face.collectUnicodes()]
      expect(letters.length).toBeGreaterThan(50)
      const other = fontOf(await subsetFont(file, String.fromCodePoint(...letters), { targetFormat: 'sfnt' }))
      for (const letter of letters) {
        const [glyph = 0, same = 0] = [one.nominalGlyph(letter), other.nominalGlyph(letter)]
        expect(one.glyphHAdvance(glyph)).toBe(other.glyphHAdvance(same))
        expect(one.glyphToPath(glyph)).toBe(other.glyphToPath(same))
      }
    },
  )

  it('keeps the axes of a variable font', () => {
    const file = readFileSync(join(import.meta.dirname, '../ui/fonts/ysabeau-latin-wght-normal.woff2'))
    expect(fontOf(unpackWoff2(file)).face.getAxisInfos().wght).toMatchObject({ min: 400, max: 700 })
  })

  it.each([
    ['of another format', Buffer.from('wOFF'.padEnd(60, '\0'))],
    ['cut', readFileSync(join(files, 'brygada-1918/files/brygada-1918-latin-500-normal.woff2')).subarray(0, 900)],
    ['empty', Buffer.alloc(0)],
  ])('that is %s throws', (_how, bytes) => {
    expect(() => unpackWoff2(bytes)).toThrow()
  })
})
