import type { BreadcrumbList } from 'schema-dts'
import { absoluteUrl } from '../absoluteUrl.ts'
import type { Place } from './Place.ts'

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
