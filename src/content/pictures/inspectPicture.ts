import { hash as hashOf } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { leadsNowhere } from '../../platform/errorCode.ts'
import { readSealedJson, writeSealed } from '../../platform/files/sealedFile.ts'
import { limits } from '../limits.ts'
import { readRegularFile } from '../load/files/readRegularFile.ts'
import type { PictureFile } from './bodyPicture.ts'
import { dominantColours } from './dominantColours.ts'
import { type PictureFault, explainUnreadable } from './explainUnreadable.ts'

/**
 * Creates an inspector that reads a file once while it does not change, however many hard links lead to it, and decodes equal contents once: results are cached in the cache
 * folder, one small file a picture, by the hash of the content.
 */
export function createPictureInspector({ cacheDirectory }: { readonly cacheDirectory: string }): PictureInspector {
  const byFile = new Map<string, Promise<PictureInspection>>()
  const byHash = new Map<string, Promise<DecodedPicture | PictureFault>>()

  async function decodeOnce(hash: string, content: Buffer): Promise<DecodedPicture | PictureFault> {
    const cached = readPictureCache(cacheDirectory, hash)
    if (cached) return cached
    const decoded = await decodePicture(content)
    if (!('detail' in decoded)) writePictureCache(cacheDirectory, hash, decoded)
    return decoded
  }

  async function inspect(path: string): Promise<PictureInspection> {
    memory ??= Buffer.allocUnsafeSlow(memorySize)
    const read = readRegularFile({ path, most: limits.picture, memory })
    if (!read) return missing
    if ('details' in read) return { reason: 'broken', detail: read.details.message, fix: read.details.fix }
    const { content } = read
    const hash = hashOf('sha256', content, 'hex').slice(0, 12)
    const decoding = byHash.get(hash) ?? decodeOnce(hash, Buffer.from(content))
    byHash.set(hash, decoding)
    const decoded = await decoding
    return 'detail' in decoded ? { reason: 'broken', ...decoded } : { picture: { path, hash, ...decoded } }
  }

  return async (path) => {
    const key = keyOf(path)
    if (key === undefined) return missing
    const inspection = byFile.get(key) ?? inspect(path)
    byFile.set(key, inspection)
    const found = await inspection
    return 'picture' in found && found.picture.path !== path ? { picture: { ...found.picture, path } } : found
  }
}

/** In bytes; most pictures are smaller. Allocating new memory for each of thousands takes nearly as long as reading them. */
const memorySize = 4 << 20
let memory: Buffer | undefined

const missing = { reason: 'missing', detail: 'There is no such file.' } as const

/** Returns a name for the file as it is now, which hard links to it share; undefined if there is no file. */
function keyOf(path: string): string | undefined {
  try {
    const status = statSync(path)
    const { dev, ino, mtimeMs, nlink, size } = status
    return status.isFile() ? `${nlink > 1 ? `${dev} ${ino}` : path}\0${mtimeMs} ${size}` : undefined
  } catch (error) {
    if (leadsNowhere(error)) return undefined
    throw error
  }
}

type DecodedPicture = Omit<PictureFile, 'path' | 'hash'>

/** Formats that the build can encode from: photographs and bitmaps. */
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'avif', 'gif', 'tiff'])
/** In pixels; the height follows from the width, or the width from the height if a picture is very tall. */
const previewSize = { width: 16, height: 64, fit: 'inside' } as const
/** Enough pixels to estimate the shares of a picture's colours. */
const countedSize = { width: 90, height: 60, fit: 'fill' } as const

/** Decodes a picture completely, once; returns the reason if that fails. */
export async function decodePicture(content: Buffer): Promise<DecodedPicture | PictureFault> {
  // Imported lazily, so that commands that decode no picture save its memory and loading time.
  const { default: sharp } = await import('sharp')
  try {
    const { format, autoOrient } = await sharp(content).metadata()
    if (!format || !formats.has(format)) return explainUnreadable(content)
    const { width, height } = autoOrient
    if (Math.max(width, height) > limits.pictureEdge) {
      const detail = `It has ${width} × ${height} pixels; a picture may have at most ${limits.pictureEdge} in width and in height.`
      return { detail, fix: 'Make it smaller.' }
    }
    const seen = sharp(content).autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb')
    const { data, info } = await seen.clone().resize(previewSize).raw().toBuffer({ resolveWithObject: true })
    const counted = await seen.clone().resize(countedSize).raw().toBuffer()
    const raw = { width: info.width, height: info.height, channels: info.channels }
    const webp = await sharp(data, { raw }).webp({ quality: 30 }).toBuffer()
    return {
      width,
      height,
      colour: averageColour(data),
      colours: dominantColours(counted),
      preview: `data:image/webp;base64,${webp.toString('base64')}`,
    }
  } catch {
    // The library's own words are about its parts and settings.
    return explainUnreadable(content)
  }
}

/** Averages RGB pixels with one byte a channel. */
function averageColour(pixels: Buffer): string {
  const averages = [0, 1, 2].map((channel) => {
    let sum = 0
    for (let index = channel; index < pixels.length; index += 3) sum += pixels.readUInt8(index)
    return Math.round((sum * 3) / pixels.length)
  })
  return `#${averages.map((average) => average.toString(16).padStart(2, '0')).join('')}`
}

/** Part of the file name: a new number invalidates all earlier files. */
const version = 3

const cachedPicture = z.strictObject({
  width: z.int().min(1),
  height: z.int().min(1),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  colours: z.array(z.strictObject({ colour: z.string().regex(/^#[0-9a-f]{6}$/), percent: z.int().min(1).max(100) })),
  preview: z.string().startsWith('data:image/webp;base64,'),
})

/** Returns the cached result for a content; undefined if there is none or the file is damaged. */
function readPictureCache(directory: string, hash: string): DecodedPicture | undefined {
  return cachedPicture.safeParse(readSealedJson(fileOf(directory, hash))).data
}

function writePictureCache(directory: string, hash: string, picture: DecodedPicture): void {
  writeSealed(fileOf(directory, hash), JSON.stringify(picture))
}

function fileOf(directory: string, hash: string): string {
  return join(directory, `${hash}.v${version}`)
}

export type PictureInspection =
  | { readonly picture: PictureFile }
  /** `detail` gives the reason as a sentence. */
  | {
      readonly reason: 'missing'
      readonly detail: string
      /** Names of the files in the folder where it should be. */
      readonly beside?: readonly string[]
    }
  | { readonly reason: 'broken'; readonly detail: string; readonly fix?: string | undefined }

/** Opens and decodes the picture at an absolute path. */
export type PictureInspector = (path: string) => Promise<PictureInspection>
