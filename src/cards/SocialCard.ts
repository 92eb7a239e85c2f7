import { shortHash } from '../platform/contentHash.ts'
import type { Focus } from '../shared/pictures/picture.ts'
import { lookColours } from '../shared/colours/themeColours.ts'

/** All data that a card is drawn from; equal cards share one file. */
export interface SocialCard {
  readonly title: string
  /** The line above the title: where the page belongs in the site. */
  readonly kicker?: string
  readonly scene: CardScene
  readonly mark: CardMark
  /** Absent means the house style. */
  readonly style?: CardStyle
  /** Absent means left to right. */
  readonly direction?: 'rtl' | undefined
}

/** The look of a publication's cards. */
export interface CardStyle {
  readonly colours: CardColours
  /** Whether the text is in a corner with an opening, or on a plain panel. */
  readonly shape: 'corner' | 'panel'
  /** Headline font files, as WOFF2 below the output folder; empty means the engine's own fonts. */
  readonly faces: readonly string[]
}

export type CardColours = Readonly<Record<'ground' | 'raised' | 'text' | 'accent' | 'accentStrong' | 'second' | 'wash', string>>

/** The picture behind the text. */
export type CardScene =
  /** The lead picture: path of a WebP file below the output folder, whose name ends with its width. */
  | { readonly kind: 'picture'; readonly file: string; readonly focus?: Focus }
  /** A category's drawing: SVG shapes in a 72 × 72 box. */
  | { readonly kind: 'drawing'; readonly shapes: string }
  /** An author's initials, drawn as a monogram. */
  | { readonly kind: 'monogram'; readonly name: string }

/** The publication's mark on its cards: its logo as SVG, or its title if it has none. */
export type CardMark = { readonly logo: string } | { readonly text: string }

/** The style of cards without one of their own: the light scheme of the house look. */
export const houseStyle: CardStyle = { colours: lookColours.house.light, shape: 'corner', faces: [] }

/** Increase it when cards look different, so that all of them get new names. */
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
  return shortHash(JSON.stringify([lookVersion, card]), 12)
}
