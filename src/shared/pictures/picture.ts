/** A point of a picture: fractions of its width from the left, and of its height from the top. */
export type Focus = readonly [x: number, y: number]

/** A picture in all its encodings; a page builds its `srcset` from it. */
export interface Picture {
  /** URL without width and ending: `${base}-${width}.avif` and `.webp` exist for each of `widths`. */
  readonly base: string
  /** Encoded widths in pixels, ascending. */
  readonly widths: readonly number[]
  /** Size of the largest encoding, in pixels. */
  readonly width: number
  readonly height: number
  /** What the picture shows; empty if it only repeats the text beside it. */
  readonly alt: string
  /** Average colour as `#rrggbb`, shown until the picture has loaded. */
  readonly colour: string
  /** A 16 px WebP as a data URL; only for the leading picture of a page. */
  readonly preview?: string
  /** The point that every crop keeps in view; absent means the centre. */
  readonly focus?: Focus
}

/** The colours of a picture, by area. */
export interface PictureColours {
  /** Largest first; `colour` is `#rrggbb`, `percent` a whole number. */
  readonly shares: readonly { readonly colour: string; readonly percent: number }[]
  /** The same as text, in the page's language. */
  readonly words: string
}

export function srcset(picture: Picture, format: 'avif' | 'webp'): string {
  return picture.widths.map((width) => `${picture.base}-${width}.${format} ${width}w`).join(', ')
}

/** Returns the one URL for readers without `srcset`: the smallest WebP of at least 800 px, or the largest there is. */
export function fallbackSource(picture: Picture): string {
  const width = picture.widths.find((candidate) => candidate >= 800) ?? picture.widths.at(-1) ?? picture.width
  return `${picture.base}-${width}.webp`
}

/** Returns the URL of the largest encoding, for viewing the picture alone; the same URL ending in `.avif` exists too. */
export function largestSource(picture: Picture): string {
  return `${picture.base}-${picture.widths.at(-1) ?? picture.width}.webp`
}

/** In pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Returns the part of a picture that a crop around a point shows, in pixels; the point keeps its relative position. */
export function cropArea({ width, height }: Size, ratio: number, [x, y]: Focus): Size & { readonly left: number; readonly top: number } {
  const area = {
    width: Math.min(width, Math.max(1, Math.round(height * ratio))),
    height: Math.min(height, Math.max(1, Math.round(width / ratio))),
  }
  return { ...area, left: Math.round((width - area.width) * x), top: Math.round((height - area.height) * y) }
}
