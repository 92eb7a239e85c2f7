/** Upper limits for a publication, documented in docs/settings.md. Sizes in bytes. */
export const limits = {
  /** A Markdown file, or `site.config.ts`. */
  text: 2_000_000,
  /** `categories.yaml`, `redirects.yaml`, `ads.json`, `published.json`. */
  data: 8_000_000,
  /** `logo.svg`, `drawings.svg`, `favicon.svg`. */
  drawing: 1_000_000,
  /** A typeface file in `theme.faces`. */
  face: 1_000_000,
  /** `public/custom.css`. */
  customSheet: 200_000,
  picture: 100_000_000,
  /** Maximum width and height of a picture in pixels, as given by WebP. */
  pictureEdge: 16_383,
  /** Any other file of `public/`. */
  publicFile: 1_000_000_000,
  tableCells: 100_000,
  /** Maximum nesting depth of a text. */
  depth: 100,
} as const

/** Formats a size: `2 MB`. */
export function formatSize(bytes: number): string {
  return `${Number((bytes / 1_000_000).toPrecision(3))} MB`
}
