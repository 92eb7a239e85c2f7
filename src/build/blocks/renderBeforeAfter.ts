import type { BeforeAfter } from '../../content/publication.ts'
import { renderFigure } from '../images/renderFigure.ts'
import { builtTextsIn } from '../builtTexts.ts'
import type { BlockTools } from './renderBlock.ts'

const sizes = '(width < 36rem) 100vw, (width < 56rem) 50vw, 19rem'

/** Two pictures side by side, or one above the other. */
export function renderBeforeAfter({ before, after }: BeforeAfter, { language, pictures, enlarge }: BlockTools): string {
  const texts = builtTextsIn(language).blocks
  const side = (picture: BeforeAfter['before'], label: string) =>
    renderFigure(picture, { pictures, sizes, enlarge, label: `<b>${label}</b> ` })
  return `<figure data-block="before-after">${side(before, texts.before)}${side(after, texts.after)}</figure>`
}
