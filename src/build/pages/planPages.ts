import type { PicturePlanner } from '../images/planPictures.ts'
import { createCardMaker } from './articleCard.ts'
import { planArticlePage } from './articlePages.ts'
import { planAuthorPages, planAuthorsPage } from './authorPages.ts'
import { planCategoryPages } from './categoryPages.ts'
import { planHomePage } from './homePage.ts'
import { planLostPages } from './lostPages.ts'
import { planInfoPage } from './namedPages.ts'
import type { PagePlan } from './PagePlan.ts'
import type { SiteIndex } from './SiteIndex.ts'
import { planSitemapPage } from './sitemapPage.ts'

/** Every page of one language; the error pages with the default language alone. */
export function planPages(site: SiteIndex, pictures: PicturePlanner): PagePlan[] {
  const cards = createCardMaker(site, pictures)
  const tools = { cards, pictures }
  return [
    planHomePage(site, cards),
    ...site.publication.categories.flatMap((category) => planCategoryPages(site, cards, category)),
    ...site.articles.map((article) => planArticlePage(site, tools, article)),
    planAuthorsPage(site, tools),
    ...site.authors.flatMap((author) => planAuthorPages(site, tools, author)),
    planInfoPage(site, tools, 'about-us'),
    planInfoPage(site, tools, 'privacy-policy'),
    planInfoPage(site, tools, 'terms'),
    planSitemapPage(site, tools),
    ...(site.language === site.publication.site.languages[0] ? planLostPages(site, tools) : []),
  ]
}
