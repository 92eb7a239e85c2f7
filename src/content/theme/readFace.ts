import { shortHash } from '../../platform/contentHash.ts'
import { unpackWoff2 } from '../../platform/fonts/unpackWoff2.ts'
import type { FaceFile, FaceMetrics } from './Theme.ts'

/** The data read from a font file. */
export interface ReadFace extends Pick<FaceFile, 'hash' | 'ranges' | 'metrics'> {
  /** First and last weight of a variable font. */
  readonly weights?: readonly [first: number, last: number]
}

/** Reads a WOFF2 file; throws if it is none, or has no letters. */
export async function readFace(content: Uint8Array): Promise<ReadFace> {
  const { Blob, Face, Font } = await import('harfbuzzjs')
  const font = new Font(new Face(new Blob(unpackWoff2(content))))
  const { face } = font
  const letters = [...face.collectUnicodes()].filter((letter) => letter >= 0x20).sort((a, b) => a - b)
  const [hhea, os2] = [face.referenceTable('hhea'), face.referenceTable('OS/2')].map((table) => table && Buffer.from(table))
  if (letters.length === 0 || !hhea || hhea.length < 10) throw new RangeError('The font has no letters.')
  const share = (units: number) => units / face.upem
  const isTypographic = os2 !== undefined && os2.length >= 74 && (os2.readUInt16BE(62) & 128) !== 0
  const [ascent, descent, lineGap] = isTypographic
    ? [os2.readInt16BE(68), os2.readInt16BE(70), os2.readInt16BE(72)]
    : [hhea.readInt16BE(4), hhea.readInt16BE(6), hhea.readInt16BE(8)]
  const widthOf = (letter: number) => font.glyphHAdvance(font.nominalGlyph(letter) ?? 0)
  const metrics: FaceMetrics = {
    ascent: share(ascent),
    descent: -share(descent),
    lineGap: share(lineGap),
    width: share(averageWidth(letters, widthOf)),
    isSerif: isSerif(os2),
  }
  const axis = face.getAxisInfos().wght
  return {
    hash: shortHash(content, 12),
    ranges: rangesOf(letters),
    metrics,
    ...(axis && { weights: [Math.round(axis.min), Math.round(axis.max)] }),
  }
}

/** Letters by frequency, each followed by its count in a thousand characters of English running text, including the space. */
const frequencies = ' 183e102t75a65o62n57i57s53r50h50l33d33u23c22m20f20w17g16y15p14b13v8k6,9.8x1q1j1z1'

/** Averages letter widths weighted by frequency; unweighted for a font without Latin letters. */
function averageWidth(letters: readonly number[], widthOf: (letter: number) => number): number {
  const known = new Set(letters)
  let [sum, total] = [0, 0]
  for (const [, letter = '', share = ''] of frequencies.matchAll(/(\D)(\d+)/g)) {
    const point = letter.codePointAt(0) ?? 0
    if (!known.has(point)) continue
    sum += widthOf(point) * Number(share)
    total += Number(share)
  }
  if (total > 500) return sum / total
  return letters.reduce((all, letter) => all + widthOf(letter), 0) / letters.length
}

/** Reports whether a font has serifs, by its PANOSE digits: https://monotype.github.io/panose/. */
function isSerif(os2: Buffer | undefined): boolean {
  if (os2 === undefined || os2.length < 42 || os2.readUInt8(32) !== 2) return false
  const style = os2.readUInt8(33)
  return style >= 2 && style <= 10
}

function rangesOf(letters: readonly number[]): FaceFile['ranges'] {
  const ranges: [number, number][] = []
  for (const letter of letters) {
    const last = ranges.at(-1)
    if (last && letter === last[1] + 1) last[1] = letter
    else ranges.push([letter, letter])
  }
  return ranges
}
