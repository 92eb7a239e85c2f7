import type { PageResult } from '../../shared/pageData.ts'
import type { SiteIndex } from '../pages/SiteIndex.ts'
import { cardOf } from './cardOf.ts'
import type { CardDrawings } from './cardDrawings.ts'
import { type SocialCard, cardFile } from './SocialCard.ts'

/** Gives pages their cards and remembers which must be drawn. */
export class CardPlanner {
  readonly #drawings: CardDrawings
  readonly #cards = new Map<string, SocialCard>()

  constructor(drawings: CardDrawings) {
    this.#drawings = drawings
  }

  /** The path of a page's card, and what it says to those who do not see it. */
  plan(site: SiteIndex, result: PageResult): { readonly path: string; readonly alt: string } {
    const { card, alt } = cardOf(site, this.#drawings, result)
    const file = cardFile(card)
    this.#cards.set(file, card)
    return { path: `/${file}`, alt }
  }

  /** Each once, in the order of the pages. */
  planned(): readonly SocialCard[] {
    return [...this.#cards.values()]
  }
}
