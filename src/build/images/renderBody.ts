import type { Body, BodyPicture } from '../../content/publication.ts'
import { escapeHtml } from '../document/escapeHtml.ts'
import { fallbackSource, srcset } from '../../shared/picture.ts'
import type { PicturePlanner } from './planPictures.ts'

const bodySizes = '(width < 56rem) 100vw, 38rem'

/** The HTML of a Markdown body with its pictures in place. */
export function renderBody(body: Body, pictures: PicturePlanner): string {
  return body.parts.map((part) => (typeof part === 'string' ? part : renderFigure(part, pictures))).join('')
}

function renderFigure({ picture: file, alt, caption }: BodyPicture, pictures: PicturePlanner): string {
  const picture = pictures.plan(file, alt)
  const sources = (['avif', 'webp'] as const).map(
    (format) => `<source type="image/${format}" srcset="${srcset(picture, format)}" sizes="${bodySizes}">`,
  )
  const image = `<img src="${fallbackSource(picture)}" alt="${escapeHtml(alt)}" width="${picture.width}" height="${picture.height}" loading="lazy" decoding="async" style="background-color:${picture.colour}">`
  return `<figure><picture>${sources.join('')}${image}</picture>${caption === undefined ? '' : `<figcaption>${caption}</figcaption>`}</figure>`
}
