import type { OwnBlock } from '../../content/blocks/engineBlocks.ts'
import type { OwnPlace } from './CodeRenderer.ts'

/** Renders the publication's own blocks. */
export interface OwnBlocks {
  /** Returns HTML. */
  render(block: OwnBlock, page: OwnPlace): string
  /** Returns the URL of a block's style sheet, if it has one. */
  sheetOf(name: string): string | undefined
}

/** For a publication without code. */
export const noBlocks: OwnBlocks = {
  render({ name }) {
    throw new Error(`There is no block "${name}"`)
  },
  sheetOf: () => undefined,
}
