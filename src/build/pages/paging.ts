import type { Paging } from '../../shared/pageProps.ts'

/** The pages of a list: at least one, even when nothing is listed. */
export function pagesOf<Item>(
  items: readonly Item[],
  pageSize: number,
  base: string,
): { readonly paging: Paging; readonly items: readonly Item[] }[] {
  const pages = Math.max(1, Math.ceil(items.length / pageSize))
  return Array.from({ length: pages }, (_, index) => ({
    paging: { page: index + 1, pages, pageSize, total: items.length, base },
    items: items.slice(index * pageSize, (index + 1) * pageSize),
  }))
}
