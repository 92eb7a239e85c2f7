import type { Author } from '../../../content/publication.ts'
import { listingPath, namedPaths } from '../../../shared/addresses/paths.ts'
import { absoluteUrl } from '../../absoluteUrl.ts'
import { authorData, breadcrumbData } from '../../head/structuredData.ts'
import { renderBodyParts } from '../../images/renderBodyParts.ts'
import type { PagePlan } from '../PagePlan.ts'
import { type SiteIndex, pathIn, pathOfAuthor } from '../SiteIndex.ts'
import type { PageTools } from '../articleCard.ts'
import { lastChange } from '../formatText.ts'
import { inTurns } from '../inTurns.ts'
import { namedPageText } from '../namedPages.ts'
import { homeCrumb, pagedDescription, pagedTitle, pagesOf } from '../paging.ts'
import { searchText, writtenTitles } from '../titles.ts'

export function planAuthorPages(site: SiteIndex, tools: PageTools): readonly PagePlan<'author'>[] {
  return site.authors.flatMap((author) => planAuthor(site, tools, author))
}

function planAuthor(site: SiteIndex, { cards, pictures }: PageTools, author: Author): PagePlan<'author'>[] {
  const { url, pageSize } = site.publication.site
  const { name, kind, slug } = author
  const base = pathOfAuthor(site, author)
  const articles = site.planList(`author ${slug}, subcategories in turns`, () =>
    inTurns(site.articlesByAuthor.get(slug) ?? [], {
      groupOf: ({ filings: [filing] }) => `${filing?.category}/${filing?.subcategory}`,
    }),
  )
  const crumbs = [
    homeCrumb(site),
    { text: namedPageText(site, 'authors').heading, path: pathIn(site, namedPaths.authors) },
    { text: name, path: base },
  ]
  const change = lastChange(articles)
  return pagesOf(articles, pageSize, base).map(({ paging, items }) => ({
    component: 'author',
    type: 'profile',
    path: listingPath(base, paging.page),
    language: site.language,
    alternateKey: `author:${slug}:${paging.page}`,
    within: [`author:${slug}:1`],
    paging,
    ...writtenTitles(site, pagedTitle(site, author.metaTitle, paging)),
    description: pagedDescription(site, searchText(site, author.metaDescription), paging),
    ...change,
    props: () => ({
      crumbs,
      name,
      kind,
      html: renderBodyParts(author.body, pictures),
      ...(author.language !== site.language && { biographyLanguage: author.language }),
      cards: items().map(cards.card),
      paging,
    }),
    data: (_props, head) => [
      {
        '@type': 'ProfilePage',
        ...(head.canonical !== undefined && { url: head.canonical }),
        inLanguage: site.language,
        mainEntity: authorData({ name, kind, url: absoluteUrl(url, base) }),
      },
      ...breadcrumbData(crumbs, url),
    ],
    card: () => ({ title: name, kicker: site.wording.messages.authorKind[kind], author: name }),
  }))
}
