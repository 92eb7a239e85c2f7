import * as shaper from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { expect } from 'vitest'

/** Opens a font that has been unpacked. */
export function openFont(bytes: Uint8Array): shaper.Font {
  return new shaper.Font(new shaper.Face(new shaper.Blob(bytes)))
}

/** Fails unless an unpacked font has the widths and outlines that another reader finds in the packed one. */
export async function expectSameOutlines(unpacked: Uint8Array, packed: Buffer): Promise<void> {
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
