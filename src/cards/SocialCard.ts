import { hash } from 'node:crypto'
import type { Focus } from '../shared/picture.ts'
import { lookColours } from '../shared/themeColours.ts'

/** What a card is drawn from: equal cards are one file. */
export interface SocialCard {
  readonly title: string
  /** The line above the title: the page's place in the site. */
  readonly kicker?: string
  readonly scene: CardScene
  readonly mark: CardMark
  /** Absent: that of the house. */
  readonly style?: CardStyle
  /** Absent where the words run from left to right. */
  readonly direction?: 'rtl' | undefined
}

/** How a publication's cards look. */
export interface CardStyle {
  readonly colours: CardColours
  /** The words stand in a corner with an opening, or on a plain panel. */
  readonly shape: 'corner' | 'panel'
  /** The files of the headlines' face, as WOFF2 below the output folder; empty: the engine's own. */
  readonly faces: readonly string[]
}

export type CardColours = Readonly<Record<'ground' | 'raised' | 'text' | 'accent' | 'accentStrong' | 'second' | 'wash', string>>

/** The picture behind the words. */
export type CardScene =
  /** The lead picture: the path of a WebP below the output folder, whose name ends with its width. */
  | { readonly kind: 'picture'; readonly file: string; readonly focus?: Focus }
  /** A category's drawing: SVG of 72 by 72. */
  | { readonly kind: 'drawing'; readonly shapes: string }
  /** An author's initials, in a drawing of their own. */
  | { readonly kind: 'monogram'; readonly name: string }

/** What a publication signs its cards with: its logo as SVG, else its title. */
export type CardMark = { readonly logo: string } | { readonly text: string }

/** The style of cards that name none: the light scheme of the house. */
export const houseStyle: CardStyle = { colours: lookColours.house.light, shape: 'corner', faces: [] }

/** Raise it when cards look different: all of them then have other names. */
const lookVersion = 1

/** Names a card by a hash of everything on it. */
export function nameOfCard({ title, kicker, scene, mark, style, direction }: SocialCard): string {
  const seen =
    scene.kind === 'picture'
      ? { kind: scene.kind, base: `/${scene.file.replace(/-\d+\.webp$/, '')}`, ...(scene.focus && { focus: scene.focus }) }
      : scene
  const card = {
    title,
    ...(kicker !== undefined && { kicker }),
    scene: seen,
    mark,
    ...(style && { style }),
    ...(direction && { direction }),
  }
  return hash('sha256', JSON.stringify([lookVersion, card]), 'hex').slice(0, 12)
}
