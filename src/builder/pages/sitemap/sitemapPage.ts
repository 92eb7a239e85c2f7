import type { Article } from '../../../content/publication.ts'
import type { SitemapGroup, TextLink } from '../../../shared/pageProps.ts'
import { namedPaths } from '../../../shared/paths.ts'
import { breadcrumbData } from '../../head/structuredData.ts'
import { correctionsLink } from '../../provenance/corrections.ts'
import type { PagePlan } from '../PagePlan.ts'
import { type SiteIndex, pathIn, pathOfArticle, pathOfAuthor, pathOfCategory, textIn } from '../SiteIndex.ts'
import type { PageTools } from '../articleCard.ts'
import { freePageLinks } from '../info/freePages.ts'
import { lastChange } from '../formatText.ts'
import { namedPage, namedPageText, policyLink } from '../namedPages.ts'
import { renderPageBody } from '../pageBody.ts'
import { homeCrumb } from '../paging.ts'

const listedPages = ['home', 'authors', 'about-us', 'privacy-policy', 'terms'] as const

/** The page that links to every other page, for readers. */
export function planSitemapPage(site: SiteIndex, { pictures }: PageTools): readonly PagePlan<'sitemap'>[] {
  const { outline, heading, body, crumbs } = namedPage(site, 'sitemap')
  const policy = policyLink(site)
  const corrections = correctionsLink(site)
  return [
    {
      component: 'sitemap',
      ...outline,
      ...lastChange(site.articles),
      props: (sheets) => ({
        crumbs,
        heading,
        path: pathIn(site, namedPaths.sitemap),
        html: renderPageBody(site, body, { pictures, sheets, path: outline.path }),
        pages: [
          ...listedPages
            .filter((name) => !site.leftOut.has(name))
            .map((name) => ({
              text: name === 'home' ? homeCrumb(site).text : namedPageText(site, name).heading,
              path: pathIn(site, namedPaths[name]),
            })),
          ...(policy ? [policy] : []),
          ...(corrections ? [corrections] : []),
          ...freePageLinks(site).map(({ text, path }) => ({ text, path })),
        ],
        groups: groupsOf(site),
        unfiled: site.articles.filter((article) => article.filings.length === 0).map((article) => linkTo(site, article)),
        authors: site.authors.map((author) => ({ text: author.name, path: pathOfAuthor(site, author) })),
      }),
      data: () => breadcrumbData(crumbs, site.publication.site.url),
      card: () => ({ title: heading }),
    },
  ]
}

function groupsOf(site: SiteIndex): SitemapGroup[] {
  const collections = [...site.collections.values()].map(({ title, path, entries }) => ({
    title,
    path,
    children: [],
    articles: entries.map((entry) => linkTo(site, entry)),
  }))
  const categories = site.publication.categories.map((category) => {
    const inCategory = site.articlesByCategory.get(category.key) ?? []
    const children = category.children.map((child) => ({
      title: textIn(site, child.title),
      path: pathOfCategory(site, category, child),
      articles: (site.articlesBySubcategory.get(`${category.key}/${child.key}`) ?? []).map((article) => linkTo(site, article)),
    }))
    const alone = (article: Article) =>
      !article.filings.some((filing) => filing.category === category.key && filing.subcategory !== undefined)
    return {
      title: textIn(site, category.title),
      path: pathOfCategory(site, category),
      children,
      articles: inCategory.filter(alone).map((article) => linkTo(site, article)),
    }
  })
  return [...categories, ...collections]
}

function linkTo(site: SiteIndex, article: Article): TextLink {
  return { text: article.heading, path: pathOfArticle(site, article) }
}
