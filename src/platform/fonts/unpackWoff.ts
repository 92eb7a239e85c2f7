import { inflateSync } from 'node:zlib'
import { type SfntTable, writeSfnt } from './writeSfnt.ts'

const headerSize = 44
const entrySize = 20

/** Unpacks a WOFF 1.0 file into the sfnt font that the shaper reads: https://www.w3.org/TR/WOFF/. */
export function unpackWoff(file: Buffer): Uint8Array {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF 1.0 font.')
  const [flavour, count] = [file.readUInt32BE(4), file.readUInt16BE(12)]
  return writeSfnt(
    flavour,
    Array.from({ length: count }, (_, index) => tableAt(file, headerSize + index * entrySize)),
  )
}

function tableAt(file: Buffer, entry: number): SfntTable {
  const [offset, packed, length] = [file.readUInt32BE(entry + 4), file.readUInt32BE(entry + 8), file.readUInt32BE(entry + 12)]
  const bytes = file.subarray(offset, offset + packed)
  return {
    tag: file.toString('latin1', entry, entry + 4),
    body: packed < length ? inflateSync(bytes) : bytes,
  }
}
