import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { hasCode } from '../../platform/errorCode.ts'

/** Puts a whole file in place, never a half one and never over another; false where one stands there already. */
export function placeFile(path: string, content: string | Uint8Array, half: string): boolean {
  mkdirSync(dirname(half), { recursive: true })
  writeFileSync(half, content, { flush: true })
  mkdirSync(dirname(path), { recursive: true })
  try {
    linkSync(half, path)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  } finally {
    rmSync(half, { force: true })
  }
}
