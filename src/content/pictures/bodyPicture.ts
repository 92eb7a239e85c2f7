import type { Share } from './dominantColours.ts'

/** An opened and decoded picture file. */
export interface PictureFile {
  /** Absolute path of the file. */
  readonly path: string
  /** First 12 hex digits of the content's SHA-256. */
  readonly hash: string
  readonly width: number
  readonly height: number
  /** Average colour, `#rrggbb`. */
  readonly colour: string
  /** Its dominant colours, the largest share first. */
  readonly colours: readonly Share[]
  /** A 16 px WebP as a data URL. */
  readonly preview: string
}

/** A picture in a text. */
export interface BodyPicture {
  readonly picture: PictureFile
  readonly alt: string
  /** Inline HTML, already escaped. */
  readonly caption?: string
}
