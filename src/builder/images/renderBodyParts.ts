import type { BodyBlock } from '../../content/blocks/engineBlocks.ts'
import type { BodyPicture } from '../../content/pictures/bodyPicture.ts'
import type { Body } from '../../content/publication.ts'
import * as attributes from '../../shared/html/dataAttributes.ts'
import { escapeHtml } from '../../shared/html/escapeHtml.ts'
import { fallbackSource, largestSource, srcset } from '../../shared/pictures/picture.ts'
import type { PicturePlanner } from './planPictures.ts'

const bodySizes = '(width < 56rem) 100vw, 38rem'

interface BodyOptions {
  /** Whether the first picture of the body is the first of the page; default true. */
  readonly opens?: boolean
  /** Makes each picture a link to its largest encoding. */
  readonly enlarge?: boolean
  /** Required if the body has blocks. */
  renderBlock?(block: BodyBlock): string
}

/** Renders a Markdown body as HTML, with its pictures and blocks in place. */
export function renderBodyParts(body: Body, pictures: PicturePlanner, { opens = true, enlarge, renderBlock }: BodyOptions = {}): string {
  const { parts } = body
  const first = opens ? parts.find((part) => typeof part === 'object' && 'picture' in part) : undefined
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      if ('picture' in part) return renderFigure(part, { pictures, sizes: bodySizes, eager: part === first, enlarge })
      if (!renderBlock) throw new Error(`A block was let through where none is allowed: ${part.kind}`)
      return renderBlock(part)
    })
    .join('')
}

interface FigureOptions {
  readonly pictures: PicturePlanner
  /** Loads it at once instead of when the reader scrolls near it. */
  readonly eager?: boolean
  /** The `sizes` attribute: how wide the picture is shown. */
  readonly sizes: string
  /** Makes it a link to its largest encoding. */
  readonly enlarge?: boolean | undefined
  /** HTML before the caption. */
  readonly label?: string
}

/** Renders a picture in a text, with its caption. */
export function renderFigure({ picture: file, alt, caption }: BodyPicture, options: FigureOptions): string {
  const { pictures, eager, sizes, enlarge, label = '' } = options
  const picture = pictures.plan(file, alt)
  const sources = (['avif', 'webp'] as const).map(
    (format) => `<source type="image/${format}" srcset="${srcset(picture, format)}" sizes="${sizes}">`,
  )
  const loading = eager ? 'fetchpriority="high"' : 'loading="lazy"'
  const image = `<img src="${fallbackSource(picture)}" alt="${escapeHtml(alt)}" width="${picture.width}" height="${picture.height}" ${loading} decoding="async" style="background-color:${picture.colour}">`
  const element = `<picture>${sources.join('')}${image}</picture>`
  // A link around a picture without alternative text would have no name.
  const isLink = enlarge === true && alt !== ''
  const shown = isLink ? `<a href="${largestSource(picture)}" ${attributes.picture}>${element}</a>` : element
  return `<figure>${shown}${caption === undefined ? '' : `<figcaption>${label}${caption}</figcaption>`}</figure>`
}
