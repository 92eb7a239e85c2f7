import { listingPath } from '../../../shared/addresses/paths.ts'
import { breadcrumbData, listingData } from '../../head/structuredData.ts'
import type { PagePlan } from '../PagePlan.ts'
import type { SiteIndex } from '../SiteIndex.ts'
import type { PageTools } from '../articleCard.ts'
import { lastChange } from '../formatText.ts'
import { homeCrumb, pagedDescription, pagedTitle, pagesOf } from '../paging.ts'
import { namedTitles } from '../titles.ts'

/** Returns the key of a collection's listing, which does not depend on its path. */
export function listingKey(collection: string, page = 1): string {
  return `collection:${collection}:${page}`
}

/** Plans the listing of every collection that has entries in the language. */
export function planCollectionPages(site: SiteIndex, { cards }: PageTools): readonly PagePlan<'subcategory'>[] {
  const { url, pageSize } = site.publication.site
  return [...site.collections.values()].flatMap(({ collection, title, path, entries }) => {
    const crumbs = [homeCrumb(site), { text: title, path }]
    const change = lastChange(entries)
    return pagesOf(entries, pageSize, path).map(({ paging, items }): PagePlan<'subcategory'> => ({
      component: 'subcategory',
      path: listingPath(path, paging.page),
      language: site.language,
      alternateKey: listingKey(collection.name, paging.page),
      within: [listingKey(collection.name)],
      paging,
      ...namedTitles(site, pagedTitle(site, title, paging)),
      description: pagedDescription(site, title, paging),
      ...change,
      props: () => ({ crumbs, title, description: '', topics: [], cards: items().map(cards.card), paging }),
      data: (shown, head) => [listingData(shown.cards, { title, description: '', head, site }), ...breadcrumbData(crumbs, url)],
      card: () => ({ title }),
    }))
  })
}
