import type {
  Article,
  BreadcrumbList,
  CollectionPage,
  Graph,
  ItemList,
  Organization,
  Person,
  ProfilePage,
  Thing,
  WebSite,
} from 'schema-dts'
import type { SiteConfig } from '../../content/publication.ts'
import type { Language } from '../../shared/languages.ts'
import type { Head, PageResult } from '../../shared/pageData.ts'
import type { ArticleProps, AuthorKind, AuthorProps, AuthorsProps, CategoryProps, SubcategoryProps } from '../../shared/pageProps.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import { cropFile, cropNames } from '../images/planPictures.ts'
import type { SiteIndex } from '../pages/SiteIndex.ts'
import { policyLink } from '../pages/namedPages.ts'

/** What a page shows in the words of schema.org, as JSON-LD that can stand in a script element; it is made of the page's own props. */
export function structuredData(site: SiteIndex, result: PageResult): string | undefined {
  const things = thingsOf(site, result)
  if (things.length === 0) return undefined
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replace(/</g, '\\u003c')
}

function thingsOf(site: SiteIndex, { component, props, head }: PageResult): readonly Thing[] {
  const policy = policyLink(site)?.path
  const { site: config } = site.publication
  const place = { url: config.url, site: config, head, language: site.language, ...(policy !== undefined && { policy }) }
  switch (component) {
    case 'home':
      return [websiteData(place)]
    case 'article':
      return [articleData(props, place), ...breadcrumbData([...props.crumbs, { text: props.title }], place)]
    case 'category':
      return [
        listingData(props, [...props.sections.flatMap(({ cards }) => cards), ...props.cards], place),
        ...breadcrumbData(props.crumbs, place),
      ]
    case 'subcategory':
      return [listingData(props, props.cards, place), ...breadcrumbData(props.crumbs, place)]
    case 'author':
      return [authorPageData(props, place), ...breadcrumbData(props.crumbs, place)]
    case 'authors':
      return [authorsData(props, place), ...breadcrumbData(props.crumbs, place)]
    case 'info':
    case 'sitemap':
      return breadcrumbData(props.crumbs, place)
    case 'saved':
    case 'notFound':
    case 'serverError':
    case 'offline':
      return []
  }
}

/** The way to a page, the page itself last; none where the home page alone stands before it. */
export function breadcrumbData(crumbs: readonly { readonly text: string; readonly path?: string }[], { url }: Place): BreadcrumbList[] {
  if (crumbs.length < 2) return []
  const items = crumbs.map(({ text, path }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: text,
    ...(path !== undefined && { item: absoluteUrl(url, path) }),
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement: items }]
}

/** An article as its page shows it. */
function articleData({ title, author, date, updated, picture }: ArticleProps, { site, url }: Place): Article {
  const { name, kind, path } = author
  return {
    '@type': 'Article',
    headline: title,
    ...(picture && { image: cropNames.map((crop) => absoluteUrl(url, cropFile(picture.base, crop))) }),
    datePublished: date.iso,
    ...(updated && { dateModified: updated.iso }),
    author: authorData({ name, kind, ...(path !== undefined && { url: absoluteUrl(url, path) }) }),
    publisher: { '@type': 'Organization', name: site.title, url: absoluteUrl(url, '/') },
  }
}

/** The site and who publishes it, with the profiles that its footer links to. */
function websiteData({ site, url, head, language, policy }: Place): WebSite {
  const profiles = Object.values(site.social)
  return {
    '@type': 'WebSite',
    name: site.title,
    description: head.description,
    ...(head.canonical !== undefined && { url: head.canonical }),
    inLanguage: language,
    publisher: {
      '@type': 'Organization',
      name: site.title,
      url: absoluteUrl(url, '/'),
      ...(profiles.length > 0 && { sameAs: profiles }),
      ...(policy !== undefined && { publishingPrinciples: absoluteUrl(url, policy) }),
    },
  }
}

interface Byline {
  readonly name: string
  readonly kind: AuthorKind
  /** Absolute. */
  readonly url?: string
}

/** Who signs a text: only a person is a `Person`; behind a pen name and a desk stands the publication. */
export function authorData({ name, kind, url }: Byline): Exclude<Person | Organization, string> {
  const facts = { name, ...(url !== undefined && { url }) }
  return kind === 'person' ? { '@type': 'Person', ...facts } : { '@type': 'Organization', ...facts }
}

/** What the structured data of a page is made with, beside its props. */
export interface Place {
  readonly site: SiteConfig
  /** The site's address without a trailing slash. */
  readonly url: string
  readonly head: Head
  readonly language: Language
  /** Path of the editorial policy, where there is one. */
  readonly policy?: string
}

interface Item {
  readonly path: string
  readonly title: string
}

/** A category or subcategory with the articles on this page of it, each once. */
function listingData(
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

function authorsData({ heading, authors }: AuthorsProps, place: Place): CollectionPage {
  const items = authors.map(({ name, path }) => ({ title: name, path }))
  return { '@type': 'CollectionPage', name: heading, ...addressOf(place), ...(items.length > 0 && { mainEntity: itemList(items, place) }) }
}

function authorPageData({ name, kind, paging }: AuthorProps, place: Place): ProfilePage {
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
