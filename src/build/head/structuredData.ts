import type { Graph, Thing } from 'schema-dts'
import type { PageResult } from '../../shared/pageData.ts'
import { policyLink } from '../provenance/policyLink.ts'
import type { SiteIndex } from '../pages/SiteIndex.ts'
import { articleData } from './articleData.ts'
import { breadcrumbData } from './breadcrumbData.ts'
import { authorPageData, authorsData, listingData } from './listingData.ts'
import { websiteData } from './websiteData.ts'

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
