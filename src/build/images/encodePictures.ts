import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import { type CropName, cropFile, cropNames, cropSize } from './crops.ts'
import { type PlannedPicture, encodingVersion } from './planPictures.ts'

export interface EncodedFile {
  /** Below the output folder. */
  readonly path: string
  /** Absolute path in the cache. */
  readonly source: string
}

export interface EncodingOptions {
  readonly cacheDirectory: string
  /** Called after each picture that had to be encoded. */
  progress?(done: number, total: number): void
}

const formats = ['avif', 'webp'] as const

/** Pictures encoded at once; each uses one thread. */
const atOnce = 2

/** Encodes what the cache does not hold yet, and lists the files of all pictures. */
export async function encodePictures(pictures: readonly PlannedPicture[], options: EncodingOptions): Promise<readonly EncodedFile[]> {
  const folder = join(options.cacheDirectory, 'pictures', `v${encodingVersion}`)
  mkdirSync(folder, { recursive: true })
  const missing = pictures.filter((picture) => filesOf(picture, folder).some((file) => !existsSync(file.source)))
  if (missing.length > 0) await encodeAll(missing, folder, options.progress)
  return pictures.flatMap((picture) => filesOf(picture, folder))
}

function filesOf(picture: PlannedPicture, folder: string): EncodedFile[] {
  const sizes = picture.widths.flatMap((width) =>
    formats.map((format) => ({
      path: `${picture.base}-${width}.${format}`,
      source: join(folder, `${picture.file.hash}-${width}.${format}`),
    })),
  )
  const crops = cropNames.map((crop) => ({ path: cropFile(picture.base, crop), source: cropFile(join(folder, picture.file.hash), crop) }))
  return picture.leads ? [...sizes, ...crops] : sizes
}

async function encodeAll(pictures: readonly PlannedPicture[], folder: string, progress: EncodingOptions['progress']): Promise<void> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  let done = 0
  const queue = pictures.values()
  const work = async () => {
    for (const picture of queue) {
      const upright = sharp(picture.file.path).rotate()
      for (const width of picture.widths.toReversed()) {
        const resized = upright.clone().resize({ width, withoutEnlargement: true })
        for (const format of formats) await encodeOne(resized, format, join(folder, `${picture.file.hash}-${width}.${format}`))
      }
      if (picture.leads) for (const crop of cropNames) await encodeCrop(upright, crop, { picture, folder })
      done += 1
      progress?.(done, pictures.length)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, pictures.length) }, work))
}

/** AVIF effort 1: effort 3 takes 2.7 times as long for 8 % fewer bytes. Quality 45: 18 % fewer bytes than 50, and hard to tell from it at twice its size. */
async function encodeOne(picture: Sharp, format: (typeof formats)[number], target: string): Promise<void> {
  if (existsSync(target)) return
  const encoder = picture.clone()
  await keep(format === 'avif' ? encoder.avif({ quality: 45, effort: 1 }) : encoder.webp({ quality: 75, effort: 4 }), target)
}

/** JPEG, for every network that makes cards; the part of the picture that the eye goes to. */
async function encodeCrop(
  upright: Sharp,
  crop: CropName,
  { picture, folder }: { readonly picture: PlannedPicture; readonly folder: string },
): Promise<void> {
  const target = cropFile(join(folder, picture.file.hash), crop)
  if (existsSync(target)) return
  await keep(
    upright
      .clone()
      .resize({ ...cropSize(picture.file, crop), fit: 'cover', position: 'attention' })
      .flatten()
      .jpeg({ quality: 80 }),
    target,
  )
}

async function keep(encoder: Sharp, target: string): Promise<void> {
  const staging = `${target}.${process.pid}`
  writeFileSync(staging, await encoder.toBuffer())
  renameSync(staging, target)
}
