import { hash } from 'node:crypto'
import type { Head } from '../../shared/pageData.ts'
import type { Picture } from '../../shared/picture.ts'
import type { CardDrawings, CardMark } from './cardDrawings.ts'

/** Pixels; the size that every network asks for. */
export const cardSize = { width: 1200, height: 630 } as const

/** What a card is drawn from: equal cards are one file. */
export interface SocialCard {
  readonly title: string
  /** The line above the title: the page's place in the site. */
  readonly kicker?: string
  readonly scene: CardScene
  readonly mark: CardMark
}

/** The picture behind the words. */
export type CardScene =
  /** The lead picture, by its base. */
  | { readonly kind: 'picture'; readonly base: string }
  /** A category's drawing: SVG of 72 by 72. */
  | { readonly kind: 'drawing'; readonly shapes: string }
  /** An author's initials, drawn as a room. */
  | { readonly kind: 'monogram'; readonly name: string }

/** Raise it when cards are drawn differently: all cards are then drawn again. */
const drawingVersion = 1

/** The file of a card below the output folder, named by a hash of everything on it. */
export function cardFile(card: SocialCard): string {
  return `assets/cards/${hash('sha256', JSON.stringify([drawingVersion, card]), 'hex').slice(0, 12)}.jpg`
}

/** What a page asks its card to show: the picture, else the author's name, else the category's drawing, else a plain room. */
export interface CardContent {
  readonly title: string
  readonly kicker?: string | undefined
  readonly picture?: Pick<Picture, 'base' | 'alt'> | undefined
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

/** Plans the cards of pages and collects those to draw. */
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
    const file = cardFile(card)
    this.#cards.set(file, card)
    // Networks show the title beside the card, so the picture's own words say more.
    return { path: `/${file}`, alt: content.picture?.alt || title }
  }

  /** Adds a card that was planned by an earlier build. */
  add(card: SocialCard): void {
    this.#cards.set(cardFile(card), card)
  }

  /** The planned card that a page's head names. */
  of({ social = [] }: Pick<Head, 'social'>): SocialCard | undefined {
    const address = social.find(([name]) => name === 'og:image')?.[1]
    return address === undefined ? undefined : this.#cards.get(new URL(address).pathname.slice(1))
  }

  /** Each once, in the order of the pages. */
  planned(): readonly SocialCard[] {
    return [...this.#cards.values()]
  }
}

function sceneOf({ picture, author, category }: Omit<CardContent, 'title'>, drawings: CardDrawings): CardScene {
  if (picture) return { kind: 'picture', base: picture.base }
  if (author !== undefined) return { kind: 'monogram', name: author }
  return { kind: 'drawing', shapes: drawings.shapesOf(category) }
}
