import type { LookName, ThemeColours } from '../../shared/colours/themeColours.ts'

/** The appearance of a publication that configures one. */
export interface Theme {
  readonly look: LookName
  readonly colours: ThemeColours
  readonly faces: { readonly display?: Typeface; readonly text?: Typeface }
  readonly logo?: ThemeLogo
  /** First hex digits of the hash of `public/custom.css`. */
  readonly customSheet?: string
}

export type FaceRole = keyof Theme['faces']

/** A typeface of the publication, in one file or several. */
export interface Typeface {
  readonly name: string
  readonly files: readonly FaceFile[]
}

export interface FaceFile {
  /** Absolute path. */
  readonly path: string
  /** First 12 hex digits of the content's SHA-256. */
  readonly hash: string
  /** One weight, or the range of a variable font. */
  readonly weight: readonly [first: number, last: number]
  readonly isItalic: boolean
  /** Code points of its letters, in order; ranges include both ends. */
  readonly ranges: readonly (readonly [first: number, last: number])[]
  readonly metrics: FaceMetrics
}

/** As fractions of the font size. */
export interface FaceMetrics {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  /** Average width of a letter in running text. */
  readonly width: number
  readonly isSerif: boolean
}

export interface ThemeLogo {
  readonly light: LogoImage
  readonly dark?: LogoImage
}

/** A drawing is inlined in the page; a bitmap is a file with its size. */
export type LogoImage =
  | { readonly kind: 'drawing'; readonly address: string; readonly svg: string }
  | { readonly kind: 'picture'; readonly address: string; readonly width: number; readonly height: number; readonly small: string }
