/** A frame of a WebSocket (RFC 6455). */
export interface Frame {
  /** The frame as received. */
  readonly bytes: Buffer
  /** The text, if the frame is a whole text message. */
  readonly text: string | undefined
}

/** Splits a stream of bytes into frames. Messages of several frames are not decoded. */
export class FrameReader {
  #rest = Buffer.alloc(0)

  read(chunk: Buffer): readonly Frame[] {
    this.#rest = Buffer.concat([this.#rest, chunk])
    const frames: Frame[] = []
    for (;;) {
      const frame = takeFrame(this.#rest)
      if (!frame) return frames
      frames.push(frame)
      this.#rest = this.#rest.subarray(frame.bytes.length)
    }
  }
}

const isWholeText = 0x81

function takeFrame(bytes: Buffer): Frame | undefined {
  if (bytes.length < 2) return undefined
  const second = bytes.readUInt8(1)
  const short = second & 0x7f
  const lengthBytes = short === 127 ? 8 : short === 126 ? 2 : 0
  const maskBytes = second & 0x80 ? 4 : 0
  const start = 2 + lengthBytes + maskBytes
  if (bytes.length < start) return undefined
  const length = lengthBytes === 8 ? Number(bytes.readBigUInt64BE(2)) : lengthBytes === 2 ? bytes.readUInt16BE(2) : short
  if (bytes.length < start + length) return undefined
  const frame = bytes.subarray(0, start + length)
  if (frame.readUInt8(0) !== isWholeText) return { bytes: frame, text: undefined }
  const payload = Buffer.from(frame.subarray(start))
  const mask = frame.subarray(start - maskBytes, start)
  if (maskBytes > 0)
    for (let index = 0; index < length; index += 1) payload.writeUInt8(payload.readUInt8(index) ^ mask.readUInt8(index % 4), index)
  return { bytes: frame, text: payload.toString() }
}

/** Returns a text message as a server sends it. */
export function frameOf(text: string): Buffer {
  const payload = Buffer.from(text)
  if (payload.length > 125) throw new RangeError('Only short messages are written')
  return Buffer.concat([Buffer.from([isWholeText, payload.length]), payload])
}
