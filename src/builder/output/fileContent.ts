/** What a file contains: bytes, a text, or the pieces of a text, none of which ends within a character. */
export type FileContent = Uint8Array | string | readonly string[]

/** Reused for one content at a time: allocating memory for each takes longer than filling it. */
const memory = Buffer.allocUnsafeSlow(1 << 20)

/** Returns a content as bytes, which are valid until the next call. */
export function bytesOf(content: FileContent): Uint8Array {
  if (content instanceof Uint8Array) return content
  const pieces = typeof content === 'string' ? [content] : content
  // A UTF-16 unit takes at most three bytes.
  if (pieces.reduce((sum, { length }) => sum + length * 3, 0) > memory.length) return Buffer.from(textOf(content))
  let length = 0
  for (const piece of pieces) length += memory.write(piece, length)
  return memory.subarray(0, length)
}

/** Returns a content as text. */
export function textOf(content: FileContent): string {
  if (content instanceof Uint8Array) return Buffer.from(content).toString()
  return typeof content === 'string' ? content : content.join('')
}
