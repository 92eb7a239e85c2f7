import type { Head } from '../../shared/pages/pageData.ts'
import type { PageOutline } from '../pages/PagePlan.ts'
import { emptyElement, textElement } from '../xml/element.ts'

const head = '<?xml version="1.0" encoding="utf-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const namespaces = [
  `xmlns="${schema}"`,
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ')

/** Renders a sitemap from the results of `renderEntry`. */
export function renderSitemap(entries: readonly string[]): string {
  return `${head}<urlset ${namespaces}>${entries.map((entry) => `\n${entry}`).join('')}\n</urlset>\n`
}

export function renderEntry({ url, changed, alternates, pictures }: SitemapEntry): string {
  return [
    '<url>',
    textElement('loc', url),
    ...(changed === undefined ? [] : [textElement('lastmod', changed)]),
    ...alternates.map(({ language, url: href }) => emptyElement('xhtml:link', { rel: 'alternate', hreflang: language, href })),
    ...pictures.map((picture) => `<image:image>${textElement('image:loc', picture)}</image:image>`),
    '</url>',
  ].join('')
}

/** A sitemap's entry in the index, with its latest change. */
interface SitemapLink {
  readonly url: string
  readonly changed?: string
}

export function renderSitemapIndex(links: readonly SitemapLink[]): string {
  const items = links.map(({ url, changed }) => {
    const time = changed === undefined ? '' : textElement('lastmod', changed)
    return `\n<sitemap>${textElement('loc', url)}${time}</sitemap>`
  })
  return `${head}<sitemapindex xmlns="${schema}">${items.join('')}\n</sitemapindex>\n`
}

/** A page's entry in a sitemap. */
export interface SitemapEntry {
  /** Absolute. */
  readonly url: string
  /** When the content last changed; absent if unknown. */
  readonly changed?: string
  readonly alternates: Head['alternates']
  /** URLs of the pictures on the page. */
  readonly pictures: readonly string[]
}

/** Returns the pages of a language that search engines may index, in the order of the plans. */
export function sitemapEntries(
  plans: readonly PageOutline[],
  options: { head(plan: PageOutline): Head; absolute(path: string): string },
): SitemapEntry[] {
  return plans.flatMap((plan) => {
    const { canonical, robots, alternates } = options.head(plan)
    if (canonical === undefined || robots?.includes('noindex')) return []
    return {
      url: canonical,
      alternates,
      pictures: (plan.pictures ?? []).map(options.absolute),
      ...(plan.changed !== undefined && { changed: plan.changed }),
    }
  })
}
