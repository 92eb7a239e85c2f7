import { hash } from 'node:crypto'

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
  /** The lead picture: the path of a WebP below the output folder, whose name ends with its width. */
  | { readonly kind: 'picture'; readonly file: string }
  /** A category's drawing: SVG of 72 by 72. */
  | { readonly kind: 'drawing'; readonly shapes: string }
  /** An author's initials, drawn as a room. */
  | { readonly kind: 'monogram'; readonly name: string }

/** What a publication signs its cards with: its logo as SVG, else its title. */
export type CardMark = { readonly logo: string } | { readonly text: string }

/** Raise it when cards look different: all of them then have other names. */
const lookVersion = 1

/** Names a card by a hash of everything on it. */
export function nameOfCard({ title, kicker, scene, mark }: SocialCard): string {
  const seen = scene.kind === 'picture' ? { kind: scene.kind, base: `/${scene.file.replace(/-\d+\.webp$/, '')}` } : scene
  const card = { title, ...(kicker !== undefined && { kicker }), scene: seen, mark }
  return hash('sha256', JSON.stringify([lookVersion, card]), 'hex').slice(0, 12)
}
