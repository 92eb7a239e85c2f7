import type { Paging, TextLink } from '../../shared/pages/pageProps.ts'
import { pagesOfListing } from '../../shared/addresses/routes.ts'
import { type SiteIndex, homePath } from './SiteIndex.ts'

/** Splits a list into pages: at least one, even if the list is empty. A page's items are looked up when it is rendered. */
export function pagesOf<Item>(
  items: readonly Item[],
  pageSize: number,
  base: string,
): { readonly paging: Paging; items(): readonly Item[] }[] {
  const pages = pagesOfListing(items.length, pageSize)
  return Array.from({ length: pages }, (_, index) => ({
    paging: { page: index + 1, pages, pageSize, total: items.length, base },
    items: () => items.slice(index * pageSize, (index + 1) * pageSize),
  }))
}

/** Returns the title of a page of a listing; page 1 has the plain title, later pages add their number. */
export function pagedTitle(site: SiteIndex, title: string, { page, pages }: Paging): string {
  return page === 1 ? title : site.wording.messages.pagedTitle(title, page, pages)
}

/** Returns the description of a page of a listing; later pages begin with their number, so that no two pages have the same. */
export function pagedDescription(site: SiteIndex, description: string, { page, pages }: Paging): string {
  return page === 1 ? description : `${site.wording.messages.pageOf(page, pages)}: ${description}`
}

export function homeCrumb(site: SiteIndex): TextLink {
  return { text: site.wording.messages.home, path: homePath(site) }
}
