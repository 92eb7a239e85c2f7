import type { LookName, ThemeColours } from '../../shared/themeColours.ts'

/** How a publication looks, where it says anything about it. */
export interface Theme {
  readonly look: LookName
  readonly colours: ThemeColours
  readonly faces: { readonly display?: Typeface; readonly text?: Typeface }
  readonly logo?: ThemeLogo
  /** First hex digits of the hash of `public/custom.css`. */
  readonly customSheet?: string
}

export type FaceRole = keyof Theme['faces']

/** A face of the publication, of one file or several. */
export interface Typeface {
  readonly name: string
  readonly files: readonly FaceFile[]
}

export interface FaceFile {
  /** Absolute path. */
  readonly path: string
  /** First 12 hex digits of the content's SHA-256. */
  readonly hash: string
  /** One weight, or the first and the last of a variable font. */
  readonly weight: readonly [first: number, last: number]
  readonly isItalic: boolean
  /** Code points of its letters, in order; both ends belong to a range. */
  readonly ranges: readonly (readonly [first: number, last: number])[]
  readonly metrics: FaceMetrics
}

/** Shares of the font's size. */
export interface FaceMetrics {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  /** Of a letter of running text, on average. */
  readonly width: number
  readonly isSerif: boolean
}

export interface ThemeLogo {
  readonly light: LogoImage
  readonly dark?: LogoImage
}

/** A drawing stands inside the page; a picture of dots is a file with its size. */
export type LogoImage =
  | { readonly kind: 'drawing'; readonly address: string; readonly svg: string }
  | { readonly kind: 'picture'; readonly address: string; readonly width: number; readonly height: number; readonly small: string }
