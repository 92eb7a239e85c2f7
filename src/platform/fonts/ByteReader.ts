/** Reads the binary values of a font file sequentially; throws a `RangeError` past its end. */
export class ByteReader {
  readonly #bytes: Buffer
  #offset = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  seek(offset: number): void {
    this.#offset = offset
  }

  skip(count: number): void {
    this.#offset += count
  }

  uint8(): number {
    return this.#bytes.readUInt8(this.#next(1))
  }

  uint16(): number {
    return this.#bytes.readUInt16BE(this.#next(2))
  }

  int16(): number {
    return this.#bytes.readInt16BE(this.#next(2))
  }

  uint32(): number {
    return this.#bytes.readUInt32BE(this.#next(4))
  }

  text(count: number): string {
    return Buffer.from(this.bytes(count)).toString('latin1')
  }

  bytes(count: number): Uint8Array {
    const start = this.#next(count)
    if (this.#offset > this.#bytes.length) throw new RangeError('The file ends too early.')
    return this.#bytes.subarray(start, this.#offset)
  }

  /** Reads a `UIntBase128` of WOFF 2.0: seven bits per byte. */
  base128(): number {
    let value = 0
    for (let count = 0; count < 5; count += 1) {
      const byte = this.uint8()
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
    throw new RangeError('A length of more than five bytes.')
  }

  /** Reads a `255UInt16` of WOFF 2.0: small numbers take one byte. */
  short255(): number {
    const code = this.uint8()
    if (code === 253) return this.uint16()
    if (code === 254) return this.uint8() + 506
    return code === 255 ? this.uint8() + 253 : code
  }

  #next(count: number): number {
    const start = this.#offset
    this.#offset += count
    return start
  }
}
