import { namedPaths } from '../../shared/paths.ts'
import { messagesIn } from '../builtTexts.ts'
import { renderBody } from '../images/renderBody.ts'
import type { PagePlan } from './PagePlan.ts'
import { namedPageText } from './namedPageText.ts'
import type { PageTools } from './PageTools.ts'
import { roomSummaries } from './roomSummaries.ts'
import { type SiteIndex, homePath, pathIn } from './SiteIndex.ts'

/** The 404 and the 500 page at the root of the output. */
export function planLostPages(site: SiteIndex, tools: PageTools): PagePlan[] {
  const notFound = namedPageText(site, 'not-found')
  const broken = messagesIn(site.language).serverError
  const product = site.publication.site.title
  const ways = { home: homePath(site), sitemap: pathIn(site, namedPaths.sitemap), rooms: roomSummaries(site) }
  return [
    {
      path: '/404.html',
      language: site.language,
      error: true,
      title: notFound.title,
      description: notFound.description,
      result: (head) => ({
        component: 'notFound',
        language: site.language,
        head,
        props: { heading: notFound.heading, html: renderBody(notFound.body, tools.pictures), ...ways },
      }),
    },
    {
      path: '/500.html',
      language: site.language,
      error: true,
      title: `🔧 ${broken.heading} | ${product}`,
      description: `🔧 ${broken.description(product)}`,
      result: (head) => ({
        component: 'serverError',
        language: site.language,
        head,
        props: { heading: broken.heading, ...ways },
      }),
    },
  ]
}
