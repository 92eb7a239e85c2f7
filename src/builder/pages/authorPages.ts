import type { Author } from '../../content/publication.ts'
import { listingPath, namedPaths } from '../../shared/paths.ts'
import { messagesIn } from '../builtTexts.ts'
import { renderBody } from '../images/renderBody.ts'
import type { PagePlan } from './PagePlan.ts'
import { type SiteIndex, pathIn, pathOfAuthor } from './SiteIndex.ts'
import type { PageTools } from './articleCard.ts'
import { lastChange } from './formatText.ts'
import { namedPageText, planNamedPage } from './namedPages.ts'
import { homeCrumb, pagesOf } from './paging.ts'

export function planAuthorPages(site: SiteIndex, tools: PageTools, author: Author): PagePlan[] {
  const base = pathOfAuthor(site, author)
  const articles = site.articlesByAuthor.get(author.slug) ?? []
  const crumbs = [
    homeCrumb(site),
    { text: namedPageText(site, 'authors').heading, path: pathIn(site, namedPaths.authors) },
    { text: author.name, path: base },
  ]
  const change = lastChange(articles)
  return pagesOf(articles, site.publication.site.pageSize, base).map(({ paging, items }) => ({
    path: listingPath(base, paging.page),
    language: site.language,
    alternateKey: `author:${author.slug}:${paging.page}`,
    within: [`author:${author.slug}:1`],
    paging,
    title: paging.page === 1 ? author.metaTitle : messagesIn(site.language).pagedTitle(author.metaTitle, paging.page, paging.pages),
    description: author.metaDescription,
    ...change,
    result: (head) => ({
      component: 'author',
      language: site.language,
      head,
      props: {
        crumbs,
        name: author.name,
        kind: author.kind,
        html: renderBody(author.body, tools.pictures),
        ...(author.language !== site.language && { biographyLanguage: author.language }),
        cards: items.map(tools.cards.card),
        paging,
      },
    }),
  }))
}

export function planAuthorsPage(site: SiteIndex, { pictures }: PageTools): PagePlan {
  return planNamedPage(site, 'authors', ({ head, text, crumbs }) => ({
    component: 'authors',
    language: site.language,
    head,
    props: {
      crumbs,
      heading: text.heading,
      html: renderBody(text.body, pictures),
      authors: site.authors.map((author) => ({
        name: author.name,
        path: pathOfAuthor(site, author),
        kind: author.kind,
        count: site.articlesByAuthor.get(author.slug)?.length ?? 0,
        description: withoutEmoji(author.metaDescription),
        ...(author.language !== site.language && { language: author.language }),
      })),
    },
  }))
}

/** SEO texts end in an emoji; on the page they are plain words. */
function withoutEmoji(text: string): string {
  return text.replace(/[\p{Extended_Pictographic}\uFE0F\u200D]+/gu, '').trim()
}
