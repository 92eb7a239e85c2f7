import { localPath, namedPaths, savedPath, serverErrorPath } from '../../shared/paths.ts'
import { offlinePath } from '../../shared/workerSettings.ts'
import { builtTextsIn, messagesIn } from '../builtTexts.ts'
import { renderBody } from '../images/renderBody.ts'
import type { PagePlan } from './PagePlan.ts'
import { type SiteIndex, homePath, pathIn } from './SiteIndex.ts'
import type { PageTools } from './articleCard.ts'
import { roomSummaries } from './categoryPages.ts'
import { namedPageText } from './namedPages.ts'
import { homeCrumb } from './paging.ts'

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

/** The page for readers without a network. It names no article and no count, so that it stays the same when articles come and go. */
export function planOfflinePage(site: SiteIndex): PagePlan {
  const { describe, ...text } = builtTextsIn(site.language).offline
  const { languages, title } = site.publication.site
  return {
    path: localPath(offlinePath(''), site.language, languages[0]),
    language: site.language,
    error: true,
    offline: true,
    title: `🔌 ${text.heading} | ${title}`,
    description: `🔌 ${describe(title)}`,
    result: (head) => ({ component: 'offline', language: site.language, head, props: { ...text, home: homePath(site) } }),
  }
}

/** The engine's own page where the stories stand that a reader saved: its document lists none, so search engines leave it out. */
export function planSavedPage(site: SiteIndex): PagePlan {
  const { heading, text } = messagesIn(site.language).saved
  const path = pathIn(site, savedPath)
  return {
    path,
    language: site.language,
    empty: true,
    title: `🔖 ${heading} | ${site.publication.site.title}`,
    description: `🔖 ${text}`,
    result: (head) => ({
      component: 'saved',
      language: site.language,
      head,
      props: { crumbs: [homeCrumb(site), { text: heading, path }], everything: pathIn(site, namedPaths.sitemap) },
    }),
  }
}
