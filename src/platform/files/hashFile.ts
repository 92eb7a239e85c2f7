import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { clockStep, fileStamp } from './fileStamp.ts'

/** What this process has read, by path. */
const known = new Map<string, { readonly stamp: string; readonly digest: string }>()

/** Returns the SHA-256 of a file in hexadecimal. A file whose stamp is unchanged is read only once in a process. */
export function hashFile(path: string): string {
  const now = fileStamp(path)
  const before = known.get(path)
  if (before && before.stamp === now?.stamp) return before.digest
  const digest = hash('sha256', readFileSync(path), 'hex')
  // A file that changes again within the same clock tick would keep its stamp.
  if (now && now.changed < Date.now() - clockStep) known.set(path, { stamp: now.stamp, digest })
  return digest
}
