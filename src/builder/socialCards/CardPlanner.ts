import { type CardScene, type SocialCard, nameOfCard } from '../../cards/SocialCard.ts'
import { cardFile, cardSize } from '../../shared/cards.ts'
import type { Head } from '../../shared/pageData.ts'
import type { Picture } from '../../shared/picture.ts'
import type { CardDrawings } from './cardDrawings.ts'

/** What a page asks its card to show: the picture, else the author's name, else the category's drawing, else a plain room. */
export interface CardContent {
  readonly title: string
  readonly kicker?: string | undefined
  readonly picture?: Picture | undefined
  readonly author?: string
  /** Slug of the category. */
  readonly category?: string | undefined
}

/** A page's card, as the page names it. */
export interface PlannedCard {
  readonly path: string
  /** Describes the card in words. */
  readonly alt: string
}

/** A card with its name, which is made of all that it shows. */
export interface NamedCard {
  readonly name: string
  readonly card: SocialCard
}

/** Plans the cards of pages and collects them. */
export class CardPlanner {
  readonly #drawings: CardDrawings
  readonly #cards = new Map<string, SocialCard>()

  constructor(drawings: CardDrawings) {
    this.#drawings = drawings
  }

  plan({ title, kicker, ...content }: CardContent): PlannedCard {
    const card = {
      title,
      ...(kicker !== undefined && { kicker }),
      scene: sceneOf(content, this.#drawings),
      mark: this.#drawings.mark,
    }
    const name = nameOfCard(card)
    this.#cards.set(name, card)
    // Networks show the title beside the card, so the picture's own words say more.
    return { path: `/${cardFile(name)}`, alt: content.picture?.alt || title }
  }

  /** Adds a card that an earlier build planned. */
  add({ name, card }: NamedCard): void {
    this.#cards.set(name, card)
  }

  /** The planned card that a page's head names. */
  of({ social = [] }: Pick<Head, 'social'>): NamedCard | undefined {
    const name = social.find(([property]) => property === 'og:image')?.[1].slice(-16, -4) ?? ''
    const card = this.#cards.get(name)
    return card && { name, card }
  }

  /** By name; each once, in the order of the pages. */
  get planned(): ReadonlyMap<string, SocialCard> {
    return this.#cards
  }
}

function sceneOf({ picture, author, category }: Omit<CardContent, 'title'>, drawings: CardDrawings): CardScene {
  if (picture) return { kind: 'picture', file: `${picture.base.slice(1)}-${coveringWidth(picture)}.webp` }
  if (author !== undefined) return { kind: 'monogram', name: author }
  return { kind: 'drawing', shapes: drawings.shapesOf(category) }
}

/** The smallest width of a picture that covers a card, else the largest. */
function coveringWidth({ widths, width, height }: Picture): number {
  const least = Math.max(cardSize.width, cardSize.height * (width / height))
  return widths.find((candidate) => candidate >= least) ?? widths.at(-1) ?? width
}
