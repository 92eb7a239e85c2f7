import type { PicturePlanner } from '../images/planPictures.ts'
import type { CardMaker } from './articleCard.ts'

/** What makes the parts that all pages of a language share. */
export interface PageTools {
  readonly cards: CardMaker
  readonly pictures: PicturePlanner
}
