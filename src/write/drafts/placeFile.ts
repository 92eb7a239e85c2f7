import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Puts a whole file in place, never a half one and never over another; false where one stands there already. */
export function placeFile(path: string, content: string | Uint8Array, half: string): boolean {
  mkdirSync(dirname(half), { recursive: true })
  const descriptor = openSync(half, 'w')
  try {
    writeFileSync(descriptor, content)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  mkdirSync(dirname(path), { recursive: true })
  try {
    linkSync(half, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(half, { force: true })
  }
}
