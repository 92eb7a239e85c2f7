import { hash } from 'node:crypto'
import type { PageResult } from '../../shared/pageData.ts'
import type { Room } from '../../shared/pageProps.ts'
import { messagesIn } from '../builtTexts.ts'
import { type SiteIndex, pathOfCategory } from '../pages/SiteIndex.ts'
import type { CardDrawings } from './cardDrawings.ts'

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

/** A card, and what is to be seen on it in words. */
interface DescribedCard {
  readonly card: SocialCard
  readonly alt: string
}

/** The card of a page: its picture, else its drawing, with its title; further pages of a listing share the first one's. */
function cardOf(site: SiteIndex, drawings: CardDrawings, result: PageResult): DescribedCard {
  const { title, kicker, room, name } = wordsOf(site, result)
  const picture = pictureOf(result)
  const scene: CardScene = picture
    ? { kind: 'picture', base: picture.base }
    : name === undefined
      ? { kind: 'drawing', shapes: drawings.shapesOf(room) }
      : { kind: 'monogram', name }
  const { logo } = drawings
  return {
    card: {
      title,
      ...(kicker !== undefined && { kicker }),
      scene,
      mark: logo === undefined ? { text: site.publication.site.title } : { logo },
    },
    // The title stands beside the card wherever it is shown.
    alt: picture?.alt || title,
  }
}

interface Words {
  readonly title: string
  readonly kicker?: string
  readonly room?: Room | undefined
  /** Of the author whose page it is. */
  readonly name?: string
}

function wordsOf(site: SiteIndex, { component, props, head }: PageResult): Words {
  switch (component) {
    case 'article':
      return { title: props.title, room: props.room, ...(props.home && { kicker: props.home.text }) }
    case 'category':
      return { title: props.title, room: props.room }
    case 'subcategory': {
      const above = props.crumbs.at(-2)
      return { title: props.title, room: roomAt(site, props.crumbs[1]?.path), ...(above && { kicker: above.text }) }
    }
    case 'author':
      return { title: props.name, name: props.name, kicker: messagesIn(site.language).authorKind[props.kind] }
    case 'home':
      // Its heading is the publication's name, which stands below; its title says what the publication is.
      return { title: head.title.replace(/[\p{Extended_Pictographic}\uFE0F\u200D]+/gu, '').trim() }
    case 'saved':
      return { title: props.crumbs.at(-1)?.text ?? head.title }
    case 'authors':
    case 'info':
    case 'sitemap':
      return { title: props.heading }
    case 'notFound':
    case 'serverError':
    case 'offline':
      return { title: head.title }
  }
}

function pictureOf({ component, props }: PageResult) {
  if (component === 'article') return props.picture
  return component === 'home' ? props.lead?.picture : undefined
}

function roomAt(site: SiteIndex, path: string | undefined): Room | undefined {
  const category = site.publication.categories.find((candidate) => pathOfCategory(site, candidate) === path)
  return category && site.roomByCategory.get(category.key)
}

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
