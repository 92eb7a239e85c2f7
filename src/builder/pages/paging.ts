import type { Paging, TextLink } from '../../shared/pageProps.ts'
import { pagesOfListing } from '../../shared/routes.ts'
import { messagesIn } from '../builtTexts.ts'
import { type SiteIndex, homePath } from './SiteIndex.ts'

/** The pages of a list: at least one, even when nothing is listed. */
export function pagesOf<Item>(
  items: readonly Item[],
  pageSize: number,
  base: string,
): { readonly paging: Paging; readonly items: readonly Item[] }[] {
  const pages = pagesOfListing(items.length, pageSize)
  return Array.from({ length: pages }, (_, index) => ({
    paging: { page: index + 1, pages, pageSize, total: items.length, base },
    items: items.slice(index * pageSize, (index + 1) * pageSize),
  }))
}

/** The `<title>` of a listing: page 1 has the plain title, later ones say which page they are. */
export function pagedTitle(site: SiteIndex, title: string, paging: Paging): string {
  const whole = paging.page === 1 ? title : messagesIn(site.language).pagedTitle(title, paging.page, paging.pages)
  return `${whole} | ${site.publication.site.title}`
}

export function homeCrumb(site: SiteIndex): TextLink {
  return { text: messagesIn(site.language).home, path: homePath(site) }
}
