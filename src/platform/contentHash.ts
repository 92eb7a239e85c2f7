import { hash } from 'node:crypto'

/** Number of hex digits of a content's hash. */
export const hashDigits = 32

/** Returns the hash of a content that manifests, `ETag`s and fingerprints use: the first half of its SHA-256. */
export function contentHash(content: string | Uint8Array): string {
  return hash('sha256', content, 'hex').slice(0, hashDigits)
}
