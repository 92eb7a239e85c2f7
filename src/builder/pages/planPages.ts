import type { PicturePlanner } from '../images/planPictures.ts'
import type { PagePlan } from './PagePlan.ts'
import type { SiteIndex } from './SiteIndex.ts'
import { type PageTools, createCardMaker } from './articleCard.ts'
import { planArticlePage } from './articlePages.ts'
import { planAuthorPages, planAuthorsPage } from './authorPages.ts'
import { planCategoryPages } from './categoryPages.ts'
import { planHomePage } from './homePage.ts'
import { planLostPages, planOfflinePage, planSavedPage } from './lostPages.ts'
import { planInfoPages } from './namedPages.ts'
import { planSitemapPage } from './sitemapPage.ts'

/** Every page of one language. */
export function planPages(site: SiteIndex, pictures: PicturePlanner): PagePlan[] {
  const tools: PageTools = { cards: createCardMaker(site, pictures), pictures }
  return [
    planHomePage(site, tools),
    ...site.publication.categories.flatMap((category) => planCategoryPages(site, tools.cards, category)),
    ...site.articles.map((article) => planArticlePage(site, tools, article)),
    planAuthorsPage(site, tools),
    ...site.authors.flatMap((author) => planAuthorPages(site, tools, author)),
    ...planInfoPages(site, tools),
    planSitemapPage(site, tools),
    planSavedPage(site),
    planOfflinePage(site),
    ...planLostPages(site, tools),
  ]
}
