import type { CollectionPage, ItemList, ProfilePage } from 'schema-dts'
import type { AuthorProps, AuthorsProps, CategoryProps, SubcategoryProps } from '../../shared/pageProps.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import { authorData } from './authorData.ts'
import type { Place } from './Place.ts'

interface Item {
  readonly path: string
  readonly title: string
}

/** A category or subcategory with the articles on this page of it, each once. */
export function listingData(
  { title, description }: Pick<CategoryProps | SubcategoryProps, 'title' | 'description'>,
  cards: readonly Item[],
  place: Place,
): CollectionPage {
  return {
    '@type': 'CollectionPage',
    name: title,
    ...(description !== '' && { description }),
    ...addressOf(place),
    ...(cards.length > 0 && { mainEntity: itemList(cards, place) }),
  }
}

export function authorsData({ heading, authors }: AuthorsProps, place: Place): CollectionPage {
  const items = authors.map(({ name, path }) => ({ title: name, path }))
  return { '@type': 'CollectionPage', name: heading, ...addressOf(place), ...(items.length > 0 && { mainEntity: itemList(items, place) }) }
}

export function authorPageData({ name, kind, paging }: AuthorProps, place: Place): ProfilePage {
  return { '@type': 'ProfilePage', ...addressOf(place), mainEntity: authorData({ name, kind, url: absoluteUrl(place.url, paging.base) }) }
}

function addressOf({ head, language }: Place): { readonly url?: string; readonly inLanguage: string } {
  return { ...(head.canonical !== undefined && { url: head.canonical }), inLanguage: language }
}

function itemList(items: readonly Item[], { url }: Place): ItemList {
  const once = [...new Map(items.map((item) => [item.path, item])).values()]
  return {
    '@type': 'ItemList',
    itemListElement: once.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absoluteUrl(url, path),
    })),
  }
}
