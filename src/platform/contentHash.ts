import { hash } from 'node:crypto'

/** Number of hex digits of a content's hash. */
export const hashDigits = 32

/** Returns the hash of a content that manifests, `ETag`s and fingerprints use: the first half of its SHA-256. */
export function contentHash(content: string | Uint8Array): string {
  return shortHash(content, hashDigits)
}

/** Returns the first hex digits of a SHA-256. */
export function shortHash(content: string | Uint8Array, digits: number): string {
  return hash('sha256', content, 'hex').slice(0, digits)
}

/** Returns a hash of plain data, for what is kept between builds. */
export function dataHash(value: unknown): string {
  return hash('sha1', JSON.stringify(value), 'base64url')
}
