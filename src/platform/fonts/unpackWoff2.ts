import { brotliDecompressSync } from 'node:zlib'
import { ByteReader } from './ByteReader.ts'
import { writeGlyphs } from './writeGlyphs.ts'
import { type SfntTable, writeSfnt } from './writeSfnt.ts'

const headerSize = 48
/** Maximum size of an unpacked font in bytes: no publication's font is larger, and a small file could unpack to any size. */
const most = 40_000_000

const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF ' +
  'GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx ' +
  'opbd prop trak Zapf Silf Glat Gloc Feat Sill'
).match(/.{4}(?= |$)/g)

/** Unpacks a WOFF 2.0 file into the sfnt font that the shaper reads: https://www.w3.org/TR/WOFF2/. Throws if the file is not one. */
export function unpackWoff2(file: Uint8Array): Uint8Array {
  const reader = new ByteReader(file)
  if (reader.text(4) !== 'wOF2') throw new RangeError('Not a WOFF 2.0 font.')
  const flavour = reader.uint32()
  if (flavour === 0x74746366) throw new RangeError('A collection of fonts.')
  reader.skip(4)
  const count = reader.uint16()
  reader.skip(6)
  const packed = reader.uint32()
  reader.seek(headerSize)
  const entries = Array.from({ length: count }, () => readEntry(reader))
  const bytes = brotliDecompressSync(reader.bytes(packed), { maxOutputLength: most })
  let offset = 0
  const tables = new Map<string, Uint8Array>()
  for (const { tag, length } of entries) {
    if (offset + length > bytes.length) throw new RangeError('The font ends too early.')
    tables.set(tag, bytes.subarray(offset, (offset += length)))
  }
  return writeSfnt(flavour, restore(tables, new Set(entries.filter(({ isTransformed }) => isTransformed).map(({ tag }) => tag))))
}

interface Entry {
  readonly tag: string
  readonly isTransformed: boolean
  /** Bytes in the decompressed stream. */
  readonly length: number
}

function readEntry(reader: ByteReader): Entry {
  const flags = reader.uint8()
  const tag = (flags & 63) === 63 ? reader.text(4) : (knownTags?.[flags & 63] ?? '')
  const version = flags >> 6
  // Outlines (`glyf`, `loca`) are transformed unless the version is 3; other tables are transformed unless it is 0.
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0
  const length = reader.base128()
  return { tag, isTransformed, length: isTransformed ? reader.base128() : length }
}

/** Restores the tables to their form before the transformation. */
function restore(tables: ReadonlyMap<string, Uint8Array>, transformed: ReadonlySet<string>): readonly SfntTable[] {
  const restored = new Map(tables)
  const glyf = tables.get('glyf')
  const head = Buffer.from(tables.get('head') ?? [])
  if (glyf && transformed.has('glyf')) {
    const written = writeGlyphs(glyf)
    restored.set('glyf', written.glyf)
    restored.set('loca', written.loca)
    // `loca` offsets are four bytes.
    head.writeInt16BE(1, 50)
    restored.set('head', head)
    const hmtx = tables.get('hmtx')
    if (hmtx && transformed.has('hmtx')) {
      const metrics = Buffer.from(tables.get('hhea') ?? []).readUInt16BE(34)
      restored.set('hmtx', writeMetrics(hmtx, { metrics, lefts: written.lefts }))
    }
  }
  return [...restored].map(([tag, body]) => ({ tag, body }))
}

interface Metrics {
  /** Number of glyphs with a width of their own; the others share the last one's. */
  readonly metrics: number
  /** The left edge of each glyph's outline. */
  readonly lefts: readonly number[]
}

/** Writes the table of widths and left edges; the packed one omits edges that follow from the outlines. */
function writeMetrics(packed: Uint8Array, { metrics, lefts }: Metrics): Uint8Array {
  const reader = new ByteReader(packed)
  const flags = reader.uint8()
  const widths = Array.from({ length: metrics }, () => reader.uint16())
  const edges = lefts.map((left, glyph) => ((flags & (glyph < metrics ? 1 : 2)) === 0 ? reader.int16() : left))
  const table = Buffer.alloc(metrics * 4 + (lefts.length - metrics) * 2)
  let offset = 0
  for (const [glyph, edge] of edges.entries()) {
    if (glyph < metrics) offset = table.writeUInt16BE(widths[glyph] ?? 0, offset)
    offset = table.writeInt16BE(edge, offset)
  }
  return table
}
