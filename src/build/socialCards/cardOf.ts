import type { PageResult } from '../../shared/pageData.ts'
import type { Room } from '../../shared/pageProps.ts'
import { messagesIn } from '../builtTexts.ts'
import { type SiteIndex, pathOfCategory } from '../pages/SiteIndex.ts'
import type { CardDrawings } from './cardDrawings.ts'
import type { CardScene, SocialCard } from './SocialCard.ts'

/** A card, and what is to be seen on it in words. */
export interface DescribedCard {
  readonly card: SocialCard
  readonly alt: string
}

/** The card of a page: its picture, else its drawing, with its title; further pages of a listing share the first one's. */
export function cardOf(site: SiteIndex, drawings: CardDrawings, result: PageResult): DescribedCard {
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
