import { hash, randomBytes } from 'node:crypto'
import { closeSync, fstatSync, mkdirSync, openSync, readFileSync, readSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { hasCode, isAbsence, withPath } from '../errorCode.ts'
import { type ReplaceOptions, replaceFile } from './replaceFile.ts'

/** Length of the seal: a newline and the content's SHA-256 in hex. */
const sealLength = 65

/** Writes a file so that `readSealed` detects any later damage; returns the seal that `readWithSeal` will give. */
export function writeSealed(path: string, content: string | Uint8Array, options: ReplaceOptions = {}): string {
  mkdirSync(dirname(path), { recursive: true })
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const seal = sealOf(bytes)
  replaceFile(path, Buffer.concat([bytes, Buffer.from(seal)]), options)
  return seal.trim()
}

/** Like `writeSealed`, but asynchronous and without a flush: the seal reveals what a power loss damages, and the file is made again. */
export async function writeSealedAside(path: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const half = `${path}.half-${process.pid}-${randomBytes(4).toString('hex')}`
  try {
    await writeFile(half, Buffer.concat([content, Buffer.from(sealOf(content))]))
    await rename(half, path)
  } catch (error) {
    await rm(half, { force: true })
    throw withPath(error, path)
  }
}

/** Reads the content of a sealed file; undefined if it is missing or not as written. */
export function readSealed(path: string): Buffer | undefined {
  return readWithSeal(path)?.content
}

/** Reads the value whose JSON a sealed file holds; undefined as in `readSealed`. The seal vouches for the form of the value. */
export function readSealedJson(path: string): unknown {
  const content = readSealed(path)
  return content && JSON.parse(content.toString())
}

/** Like `readSealed`, but with the seal, by which another file can refer to it. */
export function readWithSeal(path: string): { readonly content: Buffer; readonly seal: string } | undefined {
  const bytes = readIfThere(path)
  if (!bytes || bytes.length < sealLength) return undefined
  const content = bytes.subarray(0, -sealLength)
  const seal = sealOf(content)
  return bytes.subarray(-sealLength).equals(Buffer.from(seal)) ? { content, seal: seal.trim() } : undefined
}

/** Returns the seal that a file ends with, without reading the rest; undefined if there is no such file. */
export function readSeal(path: string): string | undefined {
  const file = openIfThere(path)
  if (file === undefined) return undefined
  try {
    const seal = Buffer.alloc(sealLength)
    readSync(file, seal, 0, sealLength, Math.max(0, fstatSync(file).size - sealLength))
    return seal.toString().trim()
  } finally {
    closeSync(file)
  }
}

function openIfThere(path: string): number | undefined {
  try {
    return openSync(path, 'r')
  } catch (error) {
    if (isAbsence(error)) return undefined
    throw error
  }
}

function sealOf(content: Uint8Array): string {
  return `\n${hash('sha256', content, 'hex')}`
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    // A disk that can no longer read it: the file is made again, like one with a flipped bit.
    if (isAbsence(error) || hasCode(error, 'EIO')) return undefined
    throw withPath(error, path)
  }
}
