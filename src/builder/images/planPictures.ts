import type { PictureFile } from '../../content/pictures/bodyPicture.ts'
import { type Publication, publishedTexts } from '../../content/publication.ts'
import type { Focus, Picture, PictureColours, Size } from '../../shared/pictures/picture.ts'
import type { Wording } from '../words/wording.ts'
import { pictureColours } from './nameColour.ts'

/** Widths in pixels that the pages' `sizes` can request; the largest is for a full-width lead picture. */
const pageWidths = [400, 800, 1200, 2000]

/** Increase it when the encoders or their settings change, so that pictures are encoded again. */
export const encodingVersion = 4

export interface PlannedPicture {
  readonly file: PictureFile
  /** Relative to the output folder, without width and extension. */
  readonly base: string
  readonly widths: readonly number[]
  /**
   * Focus points of the crops of an article's lead picture, which search engines get in three shapes around each; `undefined` means the
   * part that draws the eye.
   */
  readonly crops: readonly (Focus | undefined)[]
}

/** Plans the pictures of pages and collects the files to encode. */
export interface PicturePlanner {
  plan(file: PictureFile, alt: string, focus?: Focus): Picture
  /** Plans a page's lead picture, with a 16-px preview and crops. */
  lead(file: PictureFile, alt: string, focus?: Focus): Picture
  /** Returns the colours of a picture in words; computed once per picture and language. */
  colours(file: PictureFile, wording: Wording): PictureColours | undefined
  /** Returns the planned pictures; equal files count once. */
  planned(): readonly PlannedPicture[]
}

/** Plans every picture of a publication, whichever pages are rendered. */
export function planAllPictures(publication: Publication, pictures: PicturePlanner): void {
  const { authors, pages, freePages } = publication
  const articles = publishedTexts(publication)
  for (const { image } of articles) if (image) pictures.lead(image.picture, '', image.focus)
  for (const { body } of [...articles, ...authors, ...pages, ...freePages]) {
    for (const insert of body.inserts) {
      const shown = 'picture' in insert ? [insert] : insert.kind === 'before-after' ? [insert.before, insert.after] : []
      for (const { picture } of shown) pictures.plan(picture, '')
    }
  }
}

/** Creates a planner for URLs below `base`. */
export function createPicturePlanner(publicationBase = ''): PicturePlanner {
  const byHash = new Map<string, Omit<PlannedPicture, 'crops'>>()
  const crops = new Map<string, Map<string, Focus | undefined>>()
  const colours = new Map<string, PictureColours | undefined>()
  const plannedFor = (file: PictureFile): Omit<PlannedPicture, 'crops'> => {
    const known = byHash.get(file.hash)
    if (known) return known
    const planned = { file, base: `assets/pictures/${file.hash}-${encodingVersion}`, widths: widthsFor(file.width) }
    byHash.set(file.hash, planned)
    return planned
  }
  const plan = (file: PictureFile, alt: string, focus?: Focus): Picture => {
    const { base, widths } = plannedFor(file)
    const shape = { width: file.width, height: file.height, alt, colour: file.colour, ...(focus && { focus }) }
    return { base: `${publicationBase}/${base}`, widths, ...shape }
  }
  return {
    plan,
    lead(file, alt, focus) {
      const points = crops.get(file.hash) ?? new Map<string, Focus | undefined>()
      crops.set(file.hash, points.set(cropSuffix(focus), focus))
      return { ...plan(file, alt, focus), preview: file.preview }
    },
    colours(file, wording) {
      const key = `${file.hash} ${wording.language}`
      if (!colours.has(key)) colours.set(key, pictureColours(file, wording))
      return colours.get(key)
    },
    planned: () => [...byHash.values()].map((picture) => ({ ...picture, crops: [...(crops.get(picture.file.hash)?.values() ?? [])] })),
  }
}

/** Returns the page widths below the picture's own, and its own up to the largest of them; a picture is never enlarged. */
export function widthsFor(width: number): readonly number[] {
  const largest = Math.min(width, pageWidths.at(-1) ?? width)
  return [...pageWidths.filter((candidate) => candidate < largest), largest]
}

/** The shapes in which search engines want an article's picture. */
const cropRatios = { '1x1': 1, '4x3': 4 / 3, '16x9': 16 / 9 } as const satisfies Record<string, number>

export type CropName = keyof typeof cropRatios

export const cropNames = Object.keys(cropRatios) as readonly CropName[]

/** Pixels; no consumer of these crops needs more. */
const widest = 1200

/** Returns the size of a crop: the largest of its shape that fits into the picture. */
export function cropSize({ width, height }: Size, crop: CropName): Size {
  const ratio = cropRatios[crop]
  const inside = Math.min(widest, width, Math.floor(height * ratio))
  return { width: inside, height: Math.max(1, Math.min(height, Math.round(inside / ratio))) }
}

/** Returns the file of a crop; `base` is the picture's path without width and extension, `focus` the point that the crop keeps in view. */
export function cropFile(base: string, crop: CropName, focus?: Focus): string {
  return `${base}-${crop}${cropSuffix(focus)}.jpg`
}

function cropSuffix(focus: Focus | undefined): string {
  return focus === undefined ? '' : `-${focus.map((part) => Math.round(part * 1000)).join('x')}`
}
