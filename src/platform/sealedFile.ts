import { hash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { hasCode, isAbsence } from './errorCode.ts'
import { type ReplaceOptions, replaceFile } from './replaceFile.ts'

/** A line of its own behind the content: its SHA-256 in hex digits. */
const sealLength = 65

/** Keeps a content so that `readSealed` notices whatever happens to the file. */
export function writeSealed(path: string, content: string | Uint8Array, options: ReplaceOptions = {}): void {
  mkdirSync(dirname(path), { recursive: true })
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  replaceFile(path, Buffer.concat([bytes, Buffer.from(sealOf(bytes))]), options)
}

/** The content of a sealed file; undefined if it is missing or not as written. */
export function readSealed(path: string): Buffer | undefined {
  const bytes = readIfThere(path)
  if (!bytes || bytes.length < sealLength) return undefined
  const content = bytes.subarray(0, -sealLength)
  return bytes.subarray(-sealLength).equals(Buffer.from(sealOf(content))) ? content : undefined
}

function sealOf(content: Uint8Array): string {
  return `\n${hash('sha256', content, 'hex')}`
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    // A disk that cannot read it any more: it is made anew, like a file that lost a bit.
    if (isAbsence(error) || hasCode(error, 'EIO')) return undefined
    throw error
  }
}
