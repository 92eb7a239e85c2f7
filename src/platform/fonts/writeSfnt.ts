export interface SfntTable {
  /** Four characters. */
  readonly tag: string
  readonly body: Uint8Array
}

const entrySize = 16

/** Writes a font file of plain tables (sfnt). Checksums are zero: none of our readers checks them. */
export function writeSfnt(flavour: number, tables: readonly SfntTable[]): Uint8Array {
  const sorted = tables.toSorted((a, b) => (a.tag < b.tag ? -1 : 1))
  const directory = Buffer.alloc(12 + sorted.length * entrySize)
  directory.writeUInt32BE(flavour, 0)
  directory.writeUInt16BE(sorted.length, 4)
  const power = 2 ** Math.floor(Math.log2(Math.max(1, sorted.length)))
  directory.writeUInt16BE(power * 16, 6)
  directory.writeUInt16BE(Math.log2(power), 8)
  directory.writeUInt16BE((sorted.length - power) * 16, 10)
  let offset = directory.length
  const bodies = sorted.map(({ tag, body }, index) => {
    const entry = 12 + index * entrySize
    directory.write(tag, entry, 'latin1')
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(body.length, entry + 12)
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)])
    offset += padded.length
    return padded
  })
  return Buffer.concat([directory, ...bodies])
}
