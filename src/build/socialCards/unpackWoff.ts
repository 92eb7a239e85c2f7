import { inflateSync } from 'node:zlib'

const headerSize = 44
const entrySize = 20
const plainEntrySize = 16

/** A font as the shaper reads it (sfnt), out of its WOFF 1.0 wrapping: https://www.w3.org/TR/WOFF/. */
export function unpackWoff(file: Buffer): Uint8Array {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF 1.0 font.')
  const count = file.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => tableAt(file, headerSize + index * entrySize))
  const directory = Buffer.alloc(12 + count * plainEntrySize)
  file.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  const power = 2 ** Math.floor(Math.log2(count))
  directory.writeUInt16BE(power * 16, 6)
  directory.writeUInt16BE(Math.log2(power), 8)
  directory.writeUInt16BE((count - power) * 16, 10)
  let offset = directory.length
  const bodies = tables.map(({ tag, checksum, body }, index) => {
    const entry = 12 + index * plainEntrySize
    tag.copy(directory, entry)
    directory.writeUInt32BE(checksum, entry + 4)
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(body.length, entry + 12)
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)])
    offset += padded.length
    return padded
  })
  return Buffer.concat([directory, ...bodies])
}

function tableAt(file: Buffer, entry: number): { readonly tag: Buffer; readonly checksum: number; readonly body: Buffer } {
  const [offset, packed, length] = [file.readUInt32BE(entry + 4), file.readUInt32BE(entry + 8), file.readUInt32BE(entry + 12)]
  const bytes = file.subarray(offset, offset + packed)
  return {
    tag: file.subarray(entry, entry + 4),
    checksum: file.readUInt32BE(entry + 16),
    body: packed < length ? inflateSync(bytes) : bytes,
  }
}
