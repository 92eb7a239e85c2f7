import type { Share } from './pictures/dominantColours.ts'

/** A picture file that was opened and decoded. */
export interface PictureFile {
  /** Absolute path of the file. */
  readonly path: string
  /** First 12 hex digits of the content's SHA-256. */
  readonly hash: string
  readonly width: number
  readonly height: number
  /** Average colour, `#rrggbb`. */
  readonly colour: string
  /** What it is made of, the largest share first. */
  readonly colours: readonly Share[]
  /** A WebP of 16 px as a data URL. */
  readonly preview: string
}

/** A picture in a text. */
export interface BodyPicture {
  readonly picture: PictureFile
  readonly alt: string
  /** Inline HTML, already escaped. */
  readonly caption?: string
}
