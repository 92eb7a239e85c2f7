import { breadcrumbData, listingData } from '../../head/structuredData.ts'
import type { PagePlan } from '../PagePlan.ts'
import { type SiteIndex, pathOfAuthor } from '../SiteIndex.ts'
import type { PageTools } from '../articleCard.ts'
import { namedPage } from '../namedPages.ts'
import { renderPageBody } from '../pageBody.ts'
import { withoutEmoji } from '../titles.ts'

export function planAuthorsPage(site: SiteIndex, { pictures }: PageTools): readonly PagePlan<'authors'>[] {
  const { outline, heading, body, crumbs } = namedPage(site, 'authors')
  return [
    {
      component: 'authors',
      ...outline,
      props: (sheets) => ({
        crumbs,
        heading,
        html: renderPageBody(site, body, { pictures, sheets, path: outline.path }),
        authors: site.authors.map((author) => ({
          name: author.name,
          path: pathOfAuthor(site, author),
          kind: author.kind,
          count: site.articlesByAuthor.get(author.slug)?.length ?? 0,
          description: withoutEmoji(author.metaDescription),
          ...(author.language !== site.language && { language: author.language }),
        })),
        ...(site.authors.length === 0 && { nothing: site.wording.built.noAuthors }),
      }),
      data: ({ authors }, head) => [
        listingData(
          authors.map(({ name, path }) => ({ title: name, path })),
          { title: heading, description: '', head, site },
        ),
        ...breadcrumbData(crumbs, site.publication.site.url),
      ],
      card: () => ({ title: heading }),
    },
  ]
}
