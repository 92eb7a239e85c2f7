import type { Body, BodyPicture } from '../../content/publication.ts'
import { escapeHtml } from '../../shared/escapeHtml.ts'
import { fallbackSource, srcset } from '../../shared/picture.ts'
import type { PicturePlanner } from './planPictures.ts'

const bodySizes = '(width < 56rem) 100vw, 38rem'

/** The HTML of a Markdown body with its pictures in place; `opens`: no picture stands above it on the page. */
export function renderBody(body: Body, pictures: PicturePlanner, { opens }: { readonly opens: boolean } = { opens: true }): string {
  const first = opens ? body.parts.find((part) => typeof part !== 'string') : undefined
  return body.parts.map((part) => (typeof part === 'string' ? part : renderFigure(part, { pictures, eager: part === first }))).join('')
}

interface FigureOptions {
  readonly pictures: PicturePlanner
  readonly eager: boolean
}

function renderFigure({ picture: file, alt, caption }: BodyPicture, { pictures, eager }: FigureOptions): string {
  const picture = pictures.plan(file, alt)
  const sources = (['avif', 'webp'] as const).map(
    (format) => `<source type="image/${format}" srcset="${srcset(picture, format)}" sizes="${bodySizes}">`,
  )
  const loading = eager ? 'fetchpriority="high"' : 'loading="lazy"'
  const image = `<img src="${fallbackSource(picture)}" alt="${escapeHtml(alt)}" width="${picture.width}" height="${picture.height}" ${loading} decoding="async" style="background-color:${picture.colour}">`
  return `<figure><picture>${sources.join('')}${image}</picture>${caption === undefined ? '' : `<figcaption>${caption}</figcaption>`}</figure>`
}
