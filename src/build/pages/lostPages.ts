import { namedPaths, serverErrorPath } from '../../shared/paths.ts'
import { messagesIn } from '../builtTexts.ts'
import { renderBody } from '../images/renderBody.ts'
import type { PagePlan } from './PagePlan.ts'
import { namedPageText } from './namedPageText.ts'
import type { PageTools } from './PageTools.ts'
import { roomSummaries } from './roomSummaries.ts'
import { type SiteIndex, homePath, pathIn } from './SiteIndex.ts'

/** The 404 and the 500 page of a language, at the root of its pages. */
export function planLostPages(site: SiteIndex, tools: PageTools): PagePlan[] {
  const notFound = namedPageText(site, 'not-found')
  const broken = messagesIn(site.language).serverError
  const product = site.publication.site.title
  const ways = { home: homePath(site), sitemap: pathIn(site, namedPaths.sitemap), rooms: roomSummaries(site) }
  return [
    {
      path: pathIn(site, namedPaths['not-found']),
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
      path: pathIn(site, serverErrorPath),
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
