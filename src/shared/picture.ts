/** A point of a picture: shares of its width from the left, and of its height from the top. */
export type Focus = readonly [x: number, y: number]

/** A picture in all its encodings; a page builds its `srcset` from it. */
export interface Picture {
  /** URL without width and ending: `${base}-${width}.avif` and `.webp` exist for each of `widths`. */
  readonly base: string
  /** Widths in pixels that were encoded, ascending. */
  readonly widths: readonly number[]
  /** Pixels of the largest encoding. */
  readonly width: number
  readonly height: number
  /** What is seen; empty for a picture that only repeats the words beside it. */
  readonly alt: string
  /** Average colour as `#rrggbb`, shown until the picture arrives. */
  readonly colour: string
  /** A WebP of 16 px as a data URL; only where a picture leads its page. */
  readonly preview?: string
  /** Kept in view by every crop; absent: the middle. */
  readonly focus?: Focus
}

/** The colours of a picture by area. */
export interface PictureColours {
  /** Largest first; `colour` is `#rrggbb`, `percent` a whole number. */
  readonly shares: readonly { readonly colour: string; readonly percent: number }[]
  /** The same in words, in the page's language. */
  readonly words: string
}

export function srcset(picture: Picture, format: 'avif' | 'webp'): string {
  return picture.widths.map((width) => `${picture.base}-${width}.${format} ${width}w`).join(', ')
}

/** The one address for readers without `srcset`: the WebP nearest to 800 px. */
export function fallbackSource(picture: Picture): string {
  const width = picture.widths.find((candidate) => candidate >= 800) ?? picture.widths.at(-1) ?? picture.width
  return `${picture.base}-${width}.webp`
}

/** The picture in its largest encoding, for looking at it alone; the same address with the ending `.avif` is there too. */
export function largestSource(picture: Picture): string {
  return `${picture.base}-${picture.widths.at(-1) ?? picture.width}.webp`
}

/** Pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The part of a picture that a crop around a point shows, in pixels; the point stands in the crop where it stands in the picture. */
export function cropArea({ width, height }: Size, ratio: number, [x, y]: Focus): Size & { readonly left: number; readonly top: number } {
  const area = {
    width: Math.min(width, Math.max(1, Math.round(height * ratio))),
    height: Math.min(height, Math.max(1, Math.round(width / ratio))),
  }
  return { ...area, left: Math.round((width - area.width) * x), top: Math.round((height - area.height) * y) }
}
