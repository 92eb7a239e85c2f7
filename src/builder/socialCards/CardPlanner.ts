import { type CardScene, type CardStyle, type SocialCard, nameOfCard } from '../../cards/SocialCard.ts'
import { cardFile, cardSize } from '../../shared/pictures/cards.ts'
import type { Language } from '../../shared/languages/languages.ts'
import type { Head } from '../../shared/pages/pageData.ts'
import type { Picture } from '../../shared/pictures/picture.ts'
import { textDirection } from '../../shared/languages/textDirection.ts'
import { cropFile, cropSize } from '../images/planPictures.ts'
import type { CardDrawings } from './cardDrawings.ts'

/** What a page wants on its card: the picture, or otherwise the author's name, the category's drawing, or a plain plan. */
export interface CardContent {
  readonly title: string
  readonly kicker?: string | undefined
  readonly picture?: Picture | undefined
  readonly author?: string
  /** Slug of the category. */
  readonly category?: string | undefined
}

interface PlannedContent extends CardContent {
  readonly language: Language
}

/** A page's card, as the page refers to it. */
export interface PlannedCard {
  readonly path: string
  /** Alternative text of the card. */
  readonly alt: string
}

/** A card with its name, which is a hash of everything it shows. */
export interface NamedCard {
  readonly name: string
  readonly card: SocialCard
}

/** Plans the cards of pages and collects them. */
export class CardPlanner {
  readonly #drawings: CardDrawings
  readonly #base: string
  readonly #style: CardStyle | undefined
  readonly #cards = new Map<string, SocialCard>()

  /** `base`: prefix of the publication's URLs. `style`: absent means the house style. */
  constructor(drawings: CardDrawings, { base = '', style }: { readonly base?: string; readonly style?: CardStyle } = {}) {
    this.#drawings = drawings
    this.#base = base
    this.#style = style
  }

  plan({ title, kicker, language, ...content }: PlannedContent): PlannedCard {
    const card: SocialCard = {
      title,
      ...(kicker !== undefined && { kicker }),
      scene: this.#sceneOf(content),
      mark: this.#drawings.mark,
      ...(this.#style && { style: this.#style }),
      ...(textDirection(language) === 'rtl' && { direction: 'rtl' }),
    }
    const name = nameOfCard(card)
    this.#cards.set(name, card)
    // Networks show the title beside the card, so the picture's own description tells more.
    return { path: `${this.#base}/${cardFile(name)}`, alt: content.picture?.alt || title }
  }

  /** Adds a card that an earlier build planned. */
  add({ name, card }: NamedCard): void {
    this.#cards.set(name, card)
  }

  /** Returns the planned card that a page's head refers to. */
  of({ social = [] }: Pick<Head, 'social'>): NamedCard | undefined {
    const name = social.find(([property]) => property === 'og:image')?.[1].slice(-16, -4) ?? ''
    const card = this.#cards.get(name)
    return card && { name, card }
  }

  /** The planned cards by name; each once, in page order. */
  get planned(): ReadonlyMap<string, SocialCard> {
    return this.#cards
  }

  #sceneOf({ picture, author, category }: Omit<CardContent, 'title'>): CardScene {
    if (picture) {
      const { base, focus } = picture
      const name = base.slice(this.#base.length + 1)
      // The crop for search engines nearly has a card's shape, keeps the focus in view, and is decoded in a quarter of the time.
      if (picture.preview !== undefined && cropSize(picture, '16x9').width === cardSize.width) {
        return { kind: 'picture', file: cropFile(name, '16x9', focus) }
      }
      return { kind: 'picture', file: `${name}-${coveringWidth(picture)}.webp`, ...(focus && { focus }) }
    }
    if (author !== undefined) return { kind: 'monogram', name: author }
    return { kind: 'drawing', shapes: this.#drawings.shapesOf(category) }
  }
}

/** Returns the smallest width of a picture that covers a card, or the largest if none does. */
function coveringWidth({ widths, width, height }: Picture): number {
  const least = Math.max(cardSize.width, cardSize.height * (width / height))
  return widths.find((candidate) => candidate >= least) ?? widths.at(-1) ?? width
}
