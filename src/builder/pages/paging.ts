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

export function homeCrumb(site: SiteIndex): TextLink {
  return { text: messagesIn(site.language).home, path: homePath(site) }
}
