import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A hash of all faces in `folder`, of 8 hexadecimal digits. Their file names share it: a dozen hashes of their own
 * would not compress, and every document names all its faces.
 */
export function facesHash(folder: string): string {
  const faces = readdirSync(folder)
    .filter((name) => name.endsWith('.woff2'))
    .sort()
  return hash('sha256', faces.map((name) => `${name}\0${hash('sha256', readFileSync(join(folder, name)), 'hex')}`).join('\n'), 'hex').slice(
    0,
    8,
  )
}
