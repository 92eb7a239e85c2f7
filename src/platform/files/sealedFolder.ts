import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isAbsence } from '../errorCode.ts'
import { hashFile } from './hashFile.ts'

const sealFile = 'seal.json'

/** Records the hash of every file below a folder, so that `isWholeFolder` detects any change. */
export function sealFolder(folder: string): void {
  writeFileSync(join(folder, sealFile), sealOf(folder), { flush: true })
}

/** Reports whether a folder holds exactly what it held when it was sealed. */
export function isWholeFolder(folder: string): boolean {
  try {
    return readFileSync(join(folder, sealFile), 'utf8') === sealOf(folder)
  } catch (error) {
    if (isAbsence(error)) return false
    throw error
  }
}

function sealOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => file !== sealFile)
    .sort()
  return JSON.stringify(Object.fromEntries(files.map((file) => [file, hashFile(join(folder, file))])))
}
