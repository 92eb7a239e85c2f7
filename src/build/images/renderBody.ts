import type { Body, BodyBlock } from '../../content/publication.ts'
import type { PicturePlanner } from './planPictures.ts'
import { renderFigure } from './renderFigure.ts'

const sizes = '(width < 56rem) 100vw, 38rem'

export interface BodyOptions {
  /** No picture stands above the body on its page. */
  readonly opens?: boolean
  /** Each picture is a link to its largest encoding. */
  readonly enlarge?: boolean
  /** Needed where the body has blocks. */
  renderBlock?(block: BodyBlock): string
}

/** The HTML of a Markdown body with its pictures and blocks in place. */
export function renderBody(body: Body, pictures: PicturePlanner, { opens = true, enlarge, renderBlock }: BodyOptions = {}): string {
  const first = opens ? body.parts.find((part) => typeof part === 'object' && 'picture' in part) : undefined
  return body.parts
    .map((part) => {
      if (typeof part === 'string') return part
      if ('picture' in part) return renderFigure(part, { pictures, sizes, eager: part === first, enlarge })
      if (!renderBlock) throw new Error(`A block where none can be was let pass: ${part.kind}`)
      return renderBlock(part)
    })
    .join('')
}
