import { ByteReader } from './ByteReader.ts'

interface Glyphs {
  readonly glyf: Uint8Array
  /** With four-byte offsets. */
  readonly loca: Uint8Array
  /** The left edge of each glyph's outline. */
  readonly lefts: readonly number[]
}

/** The streams of the transformed outlines, in file order. */
const streamNames = ['contours', 'points', 'flags', 'glyphs', 'composites', 'boxes', 'instructions'] as const
type Streams = Readonly<Record<(typeof streamNames)[number], ByteReader>>

/** Rebuilds the outline tables from their transformed form: https://www.w3.org/TR/WOFF2/#glyf_table_format. */
export function writeGlyphs(transformed: Uint8Array): Glyphs {
  const reader = new ByteReader(transformed)
  reader.skip(4)
  const count = reader.uint16()
  reader.skip(2)
  const sizes = streamNames.map(() => reader.uint32())
  const parts = sizes.map((size) => reader.bytes(size))
  const streams = Object.fromEntries(streamNames.map((name, index) => [name, new ByteReader(parts[index] ?? Buffer.alloc(0))])) as Streams
  const hasBox = streams.boxes.bytes(4 * Math.floor((count + 31) / 32))
  const bodies: Buffer[] = []
  const lefts: number[] = []
  const loca = Buffer.alloc((count + 1) * 4)
  let offset = 0
  for (let glyph = 0; glyph < count; glyph += 1) {
    const isBoxed = ((hasBox[glyph >> 3] ?? 0) & (128 >> (glyph & 7))) !== 0
    const body = writeGlyph(streams, { isBoxed })
    lefts.push(body.length === 0 ? 0 : body.readInt16BE(2))
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)])
    bodies.push(padded)
    offset += padded.length
    loca.writeUInt32BE(offset, (glyph + 1) * 4)
  }
  return { glyf: Buffer.concat(bodies), loca, lefts }
}

interface GlyphForm {
  /** Whether the font gives its bounding box, which otherwise follows from its outline. */
  readonly isBoxed: boolean
}

function writeGlyph(streams: Streams, { isBoxed }: GlyphForm): Buffer {
  const contours = streams.contours.int16()
  if (contours === 0) return Buffer.alloc(0)
  return contours < 0 ? writeComposite(streams) : writeSimple(streams, { contours, isBoxed })
}

/** Flags of a part of a composite glyph; `scales` pairs a flag with the bytes it adds. */
const wideArguments = 0x1
const moreParts = 0x20
const hasInstructions = 0x100
const scales = [
  [0x8, 2],
  [0x40, 4],
  [0x80, 8],
] as const

function writeComposite({ composites, boxes, glyphs, instructions }: Streams): Buffer {
  const parts: Uint8Array[] = [int16s([-1]), boxes.bytes(8)]
  let flags = moreParts
  let instructed = false
  while ((flags & moreParts) !== 0) {
    flags = composites.uint16()
    instructed ||= (flags & hasInstructions) !== 0
    const scale = scales.find(([flag]) => (flags & flag) !== 0)?.[1] ?? 0
    parts.push(int16s([(flags << 16) >> 16]), composites.bytes(2 + ((flags & wideArguments) === 0 ? 2 : 4) + scale))
  }
  if (instructed) {
    const length = glyphs.short255()
    parts.push(int16s([length]), instructions.bytes(length))
  }
  return Buffer.concat(parts)
}

interface Point {
  /** Relative to the point before. */
  readonly dx: number
  readonly dy: number
  readonly isOnCurve: boolean
}

function writeSimple({ points, flags, glyphs, boxes, instructions }: Streams, form: GlyphForm & { readonly contours: number }): Buffer {
  const { contours, isBoxed } = form
  let last = -1
  const ends = Array.from({ length: contours }, () => (last += points.short255()))
  const outline = Array.from({ length: last + 1 }, () => readPoint(flags.uint8(), glyphs))
  const length = glyphs.short255()
  const program = instructions.bytes(length)
  const box = isBoxed ? boxes.bytes(8) : boxOf(outline)
  return Buffer.concat([
    int16s([contours]),
    box,
    int16s(ends),
    int16s([length]),
    program,
    Buffer.from(outline.map(({ isOnCurve }) => Number(isOnCurve))),
    int16s(outline.map(({ dx }) => dx)),
    int16s(outline.map(({ dy }) => dy)),
  ])
}

/** Reads the step from one point to the next, one to four bytes. */
function readPoint(flags: number, bytes: ByteReader): Point {
  const code = flags & 127
  const isOnCurve = flags < 128
  const signed = (bit: number, size: number) => ((code & bit) === 0 ? -size : size)
  const byte = () => bytes.uint8()
  if (code < 10) return { dx: 0, dy: signed(1, ((code & 14) << 7) + byte()), isOnCurve }
  if (code < 20) return { dx: signed(1, (((code - 10) & 14) << 7) + byte()), dy: 0, isOnCurve }
  if (code < 84) {
    const [base, both] = [code - 20, byte()]
    return { dx: signed(1, 1 + (base & 48) + (both >> 4)), dy: signed(2, 1 + ((base & 12) << 2) + (both & 15)), isOnCurve }
  }
  if (code < 120) {
    const base = code - 84
    const dx = signed(1, 1 + (Math.floor(base / 12) << 8) + byte())
    return { dx, dy: signed(2, 1 + (((base % 12) >> 2) << 8) + byte()), isOnCurve }
  }
  if (code < 124) {
    const [high, both, low] = [byte(), byte(), byte()]
    return { dx: signed(1, (high << 4) + (both >> 4)), dy: signed(2, ((both & 15) << 8) + low), isOnCurve }
  }
  const dx = signed(1, bytes.uint16())
  return { dx, dy: signed(2, bytes.uint16()), isOnCurve }
}

function boxOf(outline: readonly Point[]): Buffer {
  let [x, y] = [0, 0]
  const places = outline.map(({ dx, dy }) => [(x += dx), (y += dy)] as const)
  const edges = [0, 1].map((axis) => places.map((place) => place[axis] ?? 0))
  const [xs = [], ys = []] = edges
  const least = (values: readonly number[]) => values.reduce((low, value) => Math.min(low, value), Infinity)
  const most = (values: readonly number[]) => values.reduce((high, value) => Math.max(high, value), -Infinity)
  return int16s([least(xs), least(ys), most(xs), most(ys)])
}

function int16s(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeInt16BE((value << 16) >> 16, index * 2)
  return bytes
}
