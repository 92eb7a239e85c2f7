import type { FreePage } from '../../../content/publication.ts'
import type { TextLink } from '../../../shared/pages/pageProps.ts'
import { breadcrumbData } from '../../head/structuredData.ts'
import type { PagePlan } from '../PagePlan.ts'
import { type SiteIndex, pathIn } from '../SiteIndex.ts'
import type { PageTools } from '../articleCard.ts'
import { renderPageBody } from '../pageBody.ts'
import { homeCrumb } from '../paging.ts'
import { searchText, withoutEmoji, writtenTitles } from '../titles.ts'

/** Plans the publication's own pages. */
export function planFreePages(site: SiteIndex, { pictures }: PageTools): readonly PagePlan<'info'>[] {
  return freePageLinks(site).map(({ text, path, page }): PagePlan<'info'> => {
    const crumbs = [homeCrumb(site), { text, path }]
    const description = searchText(site, page.description)
    return {
      component: 'info',
      path,
      language: site.language,
      alternateKey: `free:${page.id}`,
      ...writtenTitles(site, page.title),
      description,
      ...(page.isMade && { made: page.body.digest }),
      props: (sheets) => ({ crumbs, heading: text, html: renderPageBody(site, page.body, { pictures, sheets, path }) }),
      data: (_props, head) => [
        {
          '@type': 'WebPage',
          name: text,
          description,
          ...(head.canonical !== undefined && { url: head.canonical }),
          inLanguage: site.language,
        },
        ...breadcrumbData(crumbs, site.publication.site.url),
      ],
      card: () => ({ title: text }),
    }
  })
}

interface FreePageLink extends TextLink {
  readonly page: FreePage
}

/** Returns links to the publication's own pages in a language, in the order of their folders. */
export function freePageLinks(site: SiteIndex): readonly FreePageLink[] {
  return site.publication.freePages
    .filter(({ language }) => language === site.language)
    .map((page) => ({ text: headingOf(site, page), path: pathIn(site, page.address), page }))
}

/** Returns the links for the footer or the menu. */
export function linksAt(place: 'footer' | 'menu', site: SiteIndex): readonly TextLink[] {
  return freePageLinks(site)
    .filter(({ page }) => page.place === place)
    .map(({ text, path }) => ({ text, path }))
}

function headingOf(site: SiteIndex, { heading, title }: FreePage): string {
  return heading ?? (withoutEmoji(writtenTitles(site, title).ownTitle) || title)
}
