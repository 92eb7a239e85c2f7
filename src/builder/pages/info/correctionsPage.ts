import { escapeHtml } from '../../../shared/html/escapeHtml.ts'
import { breadcrumbData } from '../../head/structuredData.ts'
import { correctionsHtml, correctionsLink } from '../../provenance/corrections.ts'
import type { PagePlan } from '../PagePlan.ts'
import type { SiteIndex } from '../SiteIndex.ts'
import { lastChange } from '../formatText.ts'
import { homeCrumb } from '../paging.ts'
import { namedTitles, searchText } from '../titles.ts'

/** Plans the engine's own page with every correction; a language without corrections has none. */
export function planCorrectionsPage(site: SiteIndex): readonly PagePlan<'info'>[] {
  const link = correctionsLink(site)
  if (!link) return []
  const { title, url } = site.publication.site
  const { heading, describe } = site.wording.built.made.corrections
  const crumbs = [homeCrumb(site), link]
  return [
    {
      component: 'info',
      path: link.path,
      language: site.language,
      alternateKey: 'page:corrections',
      ...namedTitles(site, searchText(site, `✏️ ${heading}`)),
      description: searchText(site, `✏️ ${describe(title)}`),
      ...lastChange(site.articles.filter(({ corrections }) => corrections.length > 0)),
      props: () => ({ crumbs, heading, html: `<p>${escapeHtml(describe(title))}</p>${correctionsHtml(site)}` }),
      data: () => breadcrumbData(crumbs, url),
      card: () => ({ title: heading }),
    },
  ]
}
