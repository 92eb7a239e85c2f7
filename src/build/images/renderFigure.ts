import type { BodyPicture } from '../../content/publication.ts'
import { escapeHtml } from '../../shared/escapeHtml.ts'
import { fallbackSource, srcset } from '../../shared/picture.ts'
import type { PicturePlanner } from './planPictures.ts'

export interface FigureOptions {
  readonly pictures: PicturePlanner
  /** Asked for at once, not when the reader comes near. */
  readonly eager?: boolean
  /** How wide the picture is shown. */
  readonly sizes: string
  /** HTML before the caption. */
  readonly label?: string
}

/** A picture of a text, with its caption. */
export function renderFigure({ picture: file, alt, caption }: BodyPicture, { pictures, eager, sizes, label = '' }: FigureOptions): string {
  const picture = pictures.plan(file, alt)
  const sources = (['avif', 'webp'] as const).map(
    (format) => `<source type="image/${format}" srcset="${srcset(picture, format)}" sizes="${sizes}">`,
  )
  const loading = eager ? 'fetchpriority="high"' : 'loading="lazy"'
  const image = `<img src="${fallbackSource(picture)}" alt="${escapeHtml(alt)}" width="${picture.width}" height="${picture.height}" ${loading} decoding="async" style="background-color:${picture.colour}">`
  return `<figure><picture>${sources.join('')}${image}</picture>${caption === undefined ? '' : `<figcaption>${label}${caption}</figcaption>`}</figure>`
}
