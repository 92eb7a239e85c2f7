import { hash } from 'node:crypto'

/** Pixels; the size that every network asks for. */
export const cardSize = { width: 1200, height: 630 } as const

/** What a card is drawn from: equal cards are one file. */
export interface SocialCard {
  readonly title: string
  /** Where the page belongs, above the title. */
  readonly kicker?: string
  readonly scene: CardScene
  /** The publication's logo as SVG, else its title. */
  readonly mark: { readonly logo: string } | { readonly text: string }
}

/** What stands behind the words. */
export type CardScene =
  /** The lead picture, by the name that its encodings begin with. */
  | { readonly kind: 'picture'; readonly base: string }
  /** A category's drawing: SVG of 72 by 72. */
  | { readonly kind: 'drawing'; readonly shapes: string }
  /** An author's name as a room. */
  | { readonly kind: 'monogram'; readonly name: string }

/** Raised when cards are drawn in another way, so that old ones are not taken for new. */
const drawingVersion = 1

/** The file of a card below the output folder, by all that it shows. */
export function cardFile(card: SocialCard): string {
  return `assets/cards/${hash('sha256', JSON.stringify([drawingVersion, card]), 'hex').slice(0, 12)}.jpg`
}
