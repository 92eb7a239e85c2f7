import { createHash } from 'node:crypto'

/** A name-based UUID (version 5) as a URN: equal words, equal id. */
export function stableId(...words: readonly string[]): string {
  const bytes = createHash('sha1').update(JSON.stringify(words)).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(bytes.toString('hex')) ?? []
  return `urn:uuid:${parts.slice(1).join('-')}`
}
