import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as shaper from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { describe, expect, it } from 'vitest'
import { unpackWoff } from './unpackWoff.ts'

const files = join(import.meta.dirname, '../../node_modules/@fontsource')
const fontOf = (bytes: Uint8Array) => new shaper.Font(new shaper.Face(new shaper.Blob(bytes)))

describe('a WOFF 1.0 font', () => {
  it.each(['brygada-1918/files/brygada-1918-latin-500-normal', 'gowun-batang/files/gowun-batang-latin-700-normal'])(
    'has the same widths and outlines as in another reader: %s',
    async (name) => {
      const file = readFileSync(join(files, `${name}.woff`))
      const one = fontOf(unpackWoff(file))
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

  it('of another format throws', () => {
    const file = readFileSync(join(files, 'brygada-1918/files/brygada-1918-latin-500-normal.woff2'))
    expect(() => unpackWoff(file)).toThrow('Not a WOFF 1.0 font.')
  })
})
