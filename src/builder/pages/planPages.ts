import type { ComponentName } from '../../shared/pages/pageProps.ts'
import { pathBelow } from '../../shared/addresses/paths.ts'
import type { PicturePlanner } from '../images/planPictures.ts'
import type { PagePlan } from './PagePlan.ts'
import type { SiteIndex } from './SiteIndex.ts'
import { planArticlePages } from './article/articlePages.ts'
import { type PageTools, createCardMaker } from './articleCard.ts'
import { planAuthorPages } from './author/authorPages.ts'
import { planAuthorsPage } from './authors/authorsPage.ts'
import { planCategoryPages } from './category/categoryPages.ts'
import { planCollectionPages } from './collection/collectionPages.ts'
import { planHomePage } from './home/homePage.ts'
import { planInfoPages } from './info/infoPages.ts'
import { planNotFoundPage } from './notFound/notFoundPage.ts'
import { planOfflinePage } from './offline/offlinePage.ts'
import { planSavedPage } from './saved/savedPage.ts'
import { planServerErrorPage } from './serverError/serverErrorPage.ts'
import { planSitemapPage } from './sitemap/sitemapPage.ts'
import { planSubcategoryPages } from './subcategory/subcategoryPages.ts'

type PageKinds = { readonly [Name in ComponentName]: (site: SiteIndex, tools: PageTools) => readonly PagePlan<Name>[] }

/** All kinds of pages, in the order of the sitemaps. Each plans its pages in one language with everything that the build needs. */
const pageKinds = {
  home: planHomePage,
  category: planCategoryPages,
  subcategory: (site, tools) => [...planSubcategoryPages(site, tools), ...planCollectionPages(site, tools)],
  article: planArticlePages,
  authors: planAuthorsPage,
  author: planAuthorPages,
  info: planInfoPages,
  sitemap: planSitemapPage,
  saved: planSavedPage,
  offline: planOfflinePage,
  notFound: planNotFoundPage,
  serverError: planServerErrorPage,
} satisfies PageKinds

/** Plans every page of one language. */
export function planPages(site: SiteIndex, pictures: PicturePlanner): readonly PagePlan[] {
  const tools: PageTools = { cards: createCardMaker(site, pictures), pictures }
  const { base = '' } = site.publication.site
  return Object.values<PageKinds[ComponentName]>(pageKinds)
    .flatMap((plan): readonly PagePlan[] => plan(site, tools))
    .map((plan) => (base === '' ? plan : planBelow(base, plan)))
}

/** Removes the publication's base from the paths in a plan. */
function planBelow(base: string, plan: PagePlan): PagePlan {
  const { path, pictures } = plan
  return { ...plan, path: pathBelow(base, path), ...(pictures && { pictures: pictures.map((picture) => pathBelow(base, picture)) }) }
}
