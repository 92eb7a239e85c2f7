import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { DecodedPicture } from './decodePicture.ts'
import { isAbsence } from './load/listFolder.ts'

/** Part of the name: another number makes every earlier file unknown. */
const version = 3

const cachedPicture = z.strictObject({
  width: z.int().min(1),
  height: z.int().min(1),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  colours: z.array(z.strictObject({ colour: z.string().regex(/^#[0-9a-f]{6}$/), percent: z.int().min(1).max(100) })),
  preview: z.string().startsWith('data:image/webp;base64,'),
})

/** What is known of a content; undefined where nothing is, or the file cannot be read as what was written. */
export function readPictureCache(directory: string, hash: string): DecodedPicture | undefined {
  try {
    const written: unknown = JSON.parse(readFileSync(fileOf(directory, hash), 'utf8'))
    return cachedPicture.safeParse(written).data
  } catch (error) {
    if (isAbsence(error) || error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Written beside and moved into place, so that nobody reads half a file. */
export function writePictureCache(directory: string, hash: string, picture: DecodedPicture): void {
  mkdirSync(directory, { recursive: true })
  const file = fileOf(directory, hash)
  const beside = `${file}.${process.pid}`
  writeFileSync(beside, JSON.stringify(picture))
  renameSync(beside, file)
}

function fileOf(directory: string, hash: string): string {
  return join(directory, `${hash}.v${version}.json`)
}
