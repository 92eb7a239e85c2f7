import type { BreadcrumbList, CollectionPage, Graph, ItemList, Organization, Person, Thing, WebSite } from 'schema-dts'
import type { SiteConfig } from '../../content/SiteConfig.ts'
import type { Language } from '../../shared/languages/languages.ts'
import type { Head } from '../../shared/pages/pageData.ts'
import type { AuthorKind } from '../../shared/pages/pageProps.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import { scriptJson } from '../scriptJson.ts'
import type { SiteIndex } from '../pages/SiteIndex.ts'

/** Serialises schema.org objects as JSON-LD that cannot close its script element; undefined if there are none. */
export function graphJson(things: readonly Thing[]): string | undefined {
  if (things.length === 0) return undefined
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return scriptJson(graph)
}

/** Returns the breadcrumbs of a page, itself last; empty for a single crumb. `url` is the site's. */
export function breadcrumbData(crumbs: readonly { readonly text: string; readonly path?: string }[], url: string): BreadcrumbList[] {
  if (crumbs.length < 2) return []
  const items = crumbs.map(({ text, path }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: text,
    ...(path !== undefined && { item: absoluteUrl(url, path) }),
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement: items }]
}

/** Describes the publisher of a site. */
export function publisherData({ title, url, base = '' }: SiteConfig, logo?: string): Exclude<Organization, string> {
  const picture = logo !== undefined && { logo: absoluteUrl(url, base + logo) }
  return { '@type': 'Organization', name: title, url: absoluteUrl(url, `${base}/`), ...picture }
}

interface HomePage {
  readonly head: Head
  readonly language: Language
  /** Path of the editorial policy. */
  readonly policy: string | undefined
  /** Path of the logo. */
  readonly logo?: string | undefined
}

/** Describes the site and its publisher, with the profiles that the footer links to. */
export function websiteData(site: SiteConfig, { head, language, policy, logo }: HomePage): WebSite {
  const profiles = Object.values(site.social)
  return {
    '@type': 'WebSite',
    name: site.title,
    description: head.description,
    ...(head.canonical !== undefined && { url: head.canonical }),
    inLanguage: language,
    publisher: {
      ...publisherData(site, logo),
      ...(profiles.length > 0 && { sameAs: profiles }),
      ...(policy !== undefined && { publishingPrinciples: absoluteUrl(site.url, policy) }),
    },
  }
}

interface Byline {
  readonly name: string
  /** Absent if the publication has no profile of the author. */
  readonly kind?: AuthorKind
  /** Absolute. */
  readonly url?: string
}

/**
 * Describes the author of a text. Pen names and editorial desks count as organisations; an author known only by name counts as a person.
 */
export function authorData({ name, kind, url }: Byline): Exclude<Person | Organization, string> {
  const facts = { name, ...(url !== undefined && { url }) }
  return kind === 'person' || kind === undefined ? { '@type': 'Person', ...facts } : { '@type': 'Organization', ...facts }
}

interface Item {
  readonly path: string
  readonly title: string
}

interface ListingPage {
  readonly title: string
  /** May be empty. */
  readonly description: string
  readonly head: Head
  readonly site: SiteIndex
}

/** Describes a listing page, with each item once. */
export function listingData(items: readonly Item[], { title, description, head, site }: ListingPage): CollectionPage {
  return {
    '@type': 'CollectionPage',
    name: title,
    ...(description !== '' && { description }),
    ...(head.canonical !== undefined && { url: head.canonical }),
    inLanguage: site.language,
    ...(items.length > 0 && { mainEntity: itemList(items, site.publication.site.url) }),
  }
}

function itemList(items: readonly Item[], url: string): ItemList {
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
