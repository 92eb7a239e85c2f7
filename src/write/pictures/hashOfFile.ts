import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Of a file's content; undefined where there is none. */
export function hashOfFile(path: string): string | undefined {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex')
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined
    throw error
  }
}
