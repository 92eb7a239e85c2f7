import type { BlockPage } from '../../content/blocks/defineEngineBlock.ts'
import { type BodyBlock, type OwnBlock, engineBlocks } from '../../content/blocks/engineBlocks.ts'
import { keepMeasures } from '../../shared/html/keepTogether.ts'
import { lookColours } from '../../shared/colours/themeColours.ts'
import type { PicturePlanner } from '../images/planPictures.ts'
import { renderFigure } from '../images/renderBodyParts.ts'
import type { Wording } from '../words/wording.ts'

interface BlockTools {
  readonly wording: Wording
  readonly pictures: PicturePlanner
  /** Renders a block that the publication's own code defines. */
  renderOwn(this: void, block: OwnBlock): string
  /** Whether pictures link to their largest encodings. */
  readonly enlarge?: boolean
  /** Whether the page loads scripts; absent means no. */
  readonly isLive?: boolean
  /** Absent means the house look's. */
  readonly inks?: BlockPage['inks'] | undefined
}

export function renderBlock(
  block: BodyBlock,
  { wording, pictures, renderOwn, enlarge, isLive = false, inks = lookColours.house.light }: BlockTools,
): string {
  if (block.kind === 'own') return renderOwn(block)
  const { language, locale, built } = wording
  const page: BlockPage = {
    language,
    locale,
    built,
    inks,
    isLive,
    figure: (picture, options) => renderFigure(picture, { ...options, pictures, enlarge }),
  }
  return renderEngineBlock(block, page)
}

type EngineBlock = Exclude<BodyBlock, OwnBlock>

/**
 * Renders a block with the measures in its texts kept on one line. Each kind's `Block` takes that kind's fields; the compiler cannot pair
 * them in a union.
 */
function renderEngineBlock(block: EngineBlock, page: BlockPage): string {
  const Block = engineBlocks[block.kind].Block as (fields: EngineBlock, page: BlockPage) => string
  return Block(block, page).replace(/>[^<]+/g, keepMeasures)
}
