import { join } from 'node:path'
import type { Sharp } from 'sharp'
import type { PictureFile } from '../../content/pictures/bodyPicture.ts'
import { type Focus, cropArea } from '../../shared/pictures/picture.ts'
import { inParallel } from '../../platform/inParallel.ts'
import { readSealed, writeSealed } from '../../platform/files/sealedFile.ts'
import { type CropName, type PlannedPicture, cropFile, cropNames, cropSize, encodingVersion } from './planPictures.ts'

export interface EncodedFile {
  /** Relative to the output folder. */
  readonly path: string
  /** Absolute path of a sealed file in the cache. */
  readonly source: string
}

interface EncodingOptions {
  readonly cacheDirectory: string
  /** Reports whether the output already has a file, so that the cache need not. */
  isThere(path: string): boolean
  /** Called after each picture that had to be encoded. */
  progress?(done: number, total: number): void
}

const formats = ['avif', 'webp'] as const

/** Number of pictures encoded at once; each uses one thread. */
const atOnce = 2

/** Encodes pictures that are neither in the output nor intact in the cache, and lists the files of all pictures. */
export async function encodePictures(pictures: readonly PlannedPicture[], options: EncodingOptions): Promise<readonly EncodedFile[]> {
  const folder = join(options.cacheDirectory, 'pictures', `v${encodingVersion}`)
  const files = pictures.map((picture) => ({ picture, files: filesOf(picture, folder) }))
  const lost = new Set(files.flatMap((of) => of.files.filter((file) => isLost(file, options)).map(({ source }) => source)))
  const missing = files.filter((of) => of.files.some(({ source }) => lost.has(source))).map(({ picture }) => picture)
  if (missing.length > 0) await encodeAll(missing, { folder, lost, progress: options.progress })
  return files.flatMap((of) => of.files)
}

/** Reports whether the output already has every file of the pictures. */
export function haveFiles(pictures: readonly PlannedPicture[], isThere: (path: string) => boolean): boolean {
  return pictures.every((picture) => filesOf(picture, '').every(({ path }) => isThere(path)))
}

/** Reports whether a file has to be made; a damaged file in the cache counts as lost. */
export function isLost({ path, source }: EncodedFile, { isThere }: Pick<EncodingOptions, 'isThere'>): boolean {
  return !isThere(path) && readSealed(source) === undefined
}

function filesOf(picture: PlannedPicture, folder: string): EncodedFile[] {
  const sizes = picture.widths.flatMap((width) =>
    formats.map((format) => ({
      path: `${picture.base}-${width}.${format}`,
      source: join(folder, `${picture.file.hash}-${width}.${format}`),
    })),
  )
  const crops = picture.crops.flatMap((focus) =>
    cropNames.map((crop) => ({
      path: cropFile(picture.base, crop, focus),
      source: cropFile(join(folder, picture.file.hash), crop, focus),
    })),
  )
  return [...sizes, ...crops]
}

interface Encoding {
  readonly folder: string
  /** The missing files. */
  readonly lost: ReadonlySet<string>
  readonly progress: EncodingOptions['progress']
}

async function encodeAll(pictures: readonly PlannedPicture[], { folder, lost, progress }: Encoding): Promise<void> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  let done = 0
  await inParallel(pictures, {
    atOnce,
    async work(picture) {
      // On white, as its colours are measured: the preview below a picture would show through it, and dark lines would vanish at night.
      const upright = sharp(picture.file.path).rotate().flatten({ background: '#ffffff' })
      for (const width of picture.widths.toReversed()) {
        const resized = upright.clone().resize({ width, withoutEnlargement: true })
        for (const format of formats) {
          const target = join(folder, `${picture.file.hash}-${width}.${format}`)
          if (lost.has(target)) writeSealed(target, await encoderOf(resized, format).toBuffer())
        }
      }
      for (const focus of picture.crops) {
        for (const crop of cropNames) {
          const target = cropFile(join(folder, picture.file.hash), crop, focus)
          if (lost.has(target)) writeSealed(target, await cropOf(upright, picture.file, { crop, focus }).toBuffer())
        }
      }
      done += 1
      progress?.(done, pictures.length)
    },
  })
}

/**
 * AVIF effort 1: effort 3 takes 2.7 times as long for 8 % fewer bytes. Quality 45: 18 % fewer bytes than 50, and hard to tell apart even at
 * twice the size.
 */
function encoderOf(picture: Sharp, format: (typeof formats)[number]): Sharp {
  const encoder = picture.clone()
  return format === 'avif' ? encoder.avif({ quality: 45, effort: 1 }) : encoder.webp({ quality: 75, effort: 4 })
}

interface Crop {
  readonly crop: CropName
  readonly focus: Focus | undefined
}

/** JPEG, which every network accepts. The crop keeps the focus that the article names, or otherwise the part that draws the eye. */
function cropOf(upright: Sharp, file: PictureFile, { crop, focus }: Crop): Sharp {
  const size = cropSize(file, crop)
  const picture = upright.clone()
  return (focus ? picture.extract(cropArea(file, size.width / size.height, focus)) : picture)
    .resize({ ...size, fit: 'cover', position: 'attention' })
    .jpeg({ quality: 80 })
}
