import { join } from 'node:path'
import { z } from 'zod'
import type { DecodedPicture } from './decodePicture.ts'
import { readSealed, writeSealed } from '../platform/sealedFile.ts'

/** Part of the name: another number makes every earlier file unknown. */
const version = 3

const cachedPicture = z.strictObject({
  width: z.int().min(1),
  height: z.int().min(1),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  colours: z.array(z.strictObject({ colour: z.string().regex(/^#[0-9a-f]{6}$/), percent: z.int().min(1).max(100) })),
  preview: z.string().startsWith('data:image/webp;base64,'),
})

/** What is known of a content; undefined where nothing is, or the file is not what was written. */
export function readPictureCache(directory: string, hash: string): DecodedPicture | undefined {
  const written = readSealed(fileOf(directory, hash))
  return written && cachedPicture.safeParse(JSON.parse(written.toString())).data
}

export function writePictureCache(directory: string, hash: string, picture: DecodedPicture): void {
  writeSealed(fileOf(directory, hash), JSON.stringify(picture))
}

function fileOf(directory: string, hash: string): string {
  return join(directory, `${hash}.v${version}`)
}
