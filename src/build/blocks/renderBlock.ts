import type { BodyBlock } from '../../content/publication.ts'
import type { Language } from '../../shared/languages.ts'
import type { PicturePlanner } from '../images/planPictures.ts'
import { renderBeforeAfter } from './renderBeforeAfter.ts'
import { renderCare } from './renderCare.ts'
import { renderDimensions } from './renderDimensions.ts'
import { renderPalette } from './renderPalette.ts'
import { renderProject } from './renderProject.ts'
import { renderShoppingList } from './renderShoppingList.ts'

export interface BlockTools {
  readonly language: Language
  readonly pictures: PicturePlanner
  /** Pictures are links to their largest encodings. */
  readonly enlarge?: boolean
}

/** The HTML of a block: it reads without styles and scripts; how it looks is in ui/blocks. */
export function renderBlock(block: BodyBlock, tools: BlockTools): string {
  const { language } = tools
  switch (block.kind) {
    case 'project':
      return renderProject(block, language)
    case 'palette':
      return renderPalette(block, language)
    case 'care':
      return renderCare(block, language)
    case 'before-after':
      return renderBeforeAfter(block, tools)
    case 'dimensions':
      return renderDimensions(block, language)
    case 'shopping-list':
      return renderShoppingList(block, language)
  }
}
