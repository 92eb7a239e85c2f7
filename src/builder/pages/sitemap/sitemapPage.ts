import type { Article } from '../../../content/publication.ts'
import type { SitemapGroup, TextLink } from '../../../shared/pages/pageProps.ts'
import { namedPaths } from '../../../shared/addresses/paths.ts'
import { breadcrumbData } from '../../head/structuredData.ts'
import { correctionsLink } from '../../provenance/corrections.ts'
import type { PagePlan } from '../PagePlan.ts'
import { type SiteIndex, pathIn, pathOfArticle, pathOfAuthor, pathOfCategory, textIn } from '../SiteIndex.ts'
import type { PageTools } from '../articleCard.ts'
import { freePageLinks } from '../info/freePages.ts'
import { lastChange } from '../formatText.ts'
import { listedInSection, storiesOf } from '../listedInSection.ts'
import { namedPage, namedPageText, policyLink } from '../namedPages.ts'
import { renderPageBody } from '../pageBody.ts'
import { homeCrumb } from '../paging.ts'

const listedPages = ['home', 'authors', 'about-us', 'privacy-policy', 'terms'] as const

/** Plans the page for readers that links to every other page; with many stories, to the newest of each section and to their listings. */
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
        unfiled: site.articles
          .filter((article) => article.filings.length === 0)
          .slice(0, listedIn(site))
          .map((article) => linkTo(site, article)),
        authors: site.authors.map((author) => ({ text: author.name, path: pathOfAuthor(site, author) })),
      }),
      data: () => breadcrumbData(crumbs, site.publication.site.url),
      card: () => ({ title: heading }),
    },
  ]
}

/** Returns the number of stories per section, newest first; the others are on the pages of their category and author. */
function listedIn(site: SiteIndex): number {
  const sections = site.publication.categories.reduce((sum, { children }) => sum + 1 + children.length, site.collections.size)
  return listedInSection(storiesOf(site), sections)
}

function groupsOf(site: SiteIndex): SitemapGroup[] {
  const listed = listedIn(site)
  const { allOf, allStories } = site.wording.messages
  const linksTo = (articles: readonly Article[], rest: TextLink): readonly TextLink[] => {
    const links = articles.slice(0, listed).map((article) => linkTo(site, article))
    return articles.length > listed ? [...links, rest] : links
  }
  const collections = [...site.collections.values()].map(({ title, path, entries }) => ({
    title,
    path,
    children: [],
    articles: linksTo(entries, { text: allOf(title), path }),
  }))
  const categories = site.publication.categories.map((category) => {
    const inCategory = site.articlesByCategory.get(category.key) ?? []
    const children = category.children.map((child) => {
      const path = pathOfCategory(site, category, child)
      const articles = site.articlesBySubcategory.get(`${category.key}/${child.key}`) ?? []
      return { title: textIn(site, child.title), path, articles: linksTo(articles, { text: allStories(articles.length), path }) }
    })
    const alone = (article: Article) =>
      !article.filings.some((filing) => filing.category === category.key && filing.subcategory !== undefined)
    const path = pathOfCategory(site, category)
    return {
      title: textIn(site, category.title),
      path,
      children,
      articles: linksTo(inCategory.filter(alone), { text: allStories(inCategory.length), path }),
    }
  })
  return [...categories, ...collections]
}

function linkTo(site: SiteIndex, article: Article): TextLink {
  return { text: article.heading, path: pathOfArticle(site, article) }
}
