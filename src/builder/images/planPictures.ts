import type { PictureFile, Publication } from '../../content/publication.ts'
import type { Language } from '../../shared/languages.ts'
import type { Picture, PictureColours } from '../../shared/picture.ts'
import { pictureColours } from './nameColour.ts'

/** Widths in pixels that the pages' `sizes` can ask for; the largest suits a lead picture from edge to edge. */
const pageWidths = [400, 800, 1200, 2000]

/** Raise it when the encoders or their settings change: pictures are then encoded again. */
export const encodingVersion = 3

export interface PlannedPicture {
  readonly file: PictureFile
  /** Below the output folder, without width and ending. */
  readonly base: string
  readonly widths: readonly number[]
  /** Set for an article's lead picture, which search engines get in three shapes. */
  readonly leads: boolean
}

/** Plans the pictures of pages and collects the files to encode. */
export interface PicturePlanner {
  plan(file: PictureFile, alt: string): Picture
  /** A page's lead picture, with a 16-px preview and crops. */
  lead(file: PictureFile, alt: string): Picture
  /** The colours of a picture in words; found once for each picture and language. */
  colours(file: PictureFile, language: Language): PictureColours | undefined
  /** The planned pictures; equal files count once. */
  planned(): readonly PlannedPicture[]
}

/** Plans every picture of a publication, whatever pages are made. */
export function planAllPictures({ articles, authors, pages }: Publication, pictures: PicturePlanner): void {
  for (const { image } of articles) if (image) pictures.lead(image.picture, '')
  for (const { body } of [...articles, ...authors, ...pages]) {
    for (const insert of body.inserts) {
      const shown = 'picture' in insert ? [insert] : insert.kind === 'before-after' ? [insert.before, insert.after] : []
      for (const { picture } of shown) pictures.plan(picture, '')
    }
  }
}

export function createPicturePlanner(): PicturePlanner {
  const byHash = new Map<string, Omit<PlannedPicture, 'leads'>>()
  const leading = new Set<string>()
  const colours = new Map<string, PictureColours | undefined>()
  const plannedFor = (file: PictureFile): Omit<PlannedPicture, 'leads'> => {
    const known = byHash.get(file.hash)
    if (known) return known
    const planned = { file, base: `assets/pictures/${file.hash}-${encodingVersion}`, widths: widthsFor(file.width) }
    byHash.set(file.hash, planned)
    return planned
  }
  const plan = (file: PictureFile, alt: string): Picture => {
    const { base, widths } = plannedFor(file)
    return { base: `/${base}`, widths, width: file.width, height: file.height, alt, colour: file.colour }
  }
  return {
    plan,
    lead(file, alt) {
      leading.add(file.hash)
      return { ...plan(file, alt), preview: file.preview }
    },
    colours(file, language) {
      const key = `${file.hash} ${language}`
      if (!colours.has(key)) colours.set(key, pictureColours(file, language))
      return colours.get(key)
    },
    planned: () => [...byHash.values()].map((picture) => ({ ...picture, leads: leading.has(picture.file.hash) })),
  }
}

/** The page widths below the picture's own, and its own up to the largest of them; a picture is never enlarged. */
export function widthsFor(width: number): readonly number[] {
  const largest = Math.min(width, pageWidths.at(-1) ?? width)
  return [...pageWidths.filter((candidate) => candidate < largest), largest]
}

/** The shapes in which search engines want an article's picture. */
const cropRatios = { '1x1': 1, '4x3': 4 / 3, '16x9': 16 / 9 } as const satisfies Record<string, number>

export type CropName = keyof typeof cropRatios

export const cropNames = Object.keys(cropRatios) as readonly CropName[]

/** Pixels; no consumer of cards needs more. */
const widest = 1200

interface Size {
  readonly width: number
  readonly height: number
}

/** The size of a crop: the largest of its shape that fits into the picture. */
export function cropSize({ width, height }: Size, crop: CropName): Size {
  const ratio = cropRatios[crop]
  const inside = Math.min(widest, width, Math.floor(height * ratio))
  return { width: inside, height: Math.max(1, Math.min(height, Math.round(inside / ratio))) }
}

/** The file of a crop, given the picture's own name without width and ending. */
export function cropFile(base: string, crop: CropName): string {
  return `${base}-${crop}.jpg`
}
