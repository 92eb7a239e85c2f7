import { namedPaths } from '../../shared/paths.ts'
import { renderBody } from '../images/renderBody.ts'
import type { PageTools } from './authorPages.ts'
import { homeCrumb } from './homeCrumb.ts'
import type { PagePlan } from './PagePlan.ts'
import { namedPageText } from './namedPageText.ts'
import { type SiteIndex, pathIn } from './SiteIndex.ts'

/** The pages that are text alone: about, privacy, terms. */
export function planInfoPage(site: SiteIndex, tools: PageTools, name: 'about-us' | 'privacy-policy' | 'terms'): PagePlan {
  const text = namedPageText(site, name)
  const path = pathIn(site, namedPaths[name])
  return {
    path,
    language: site.language,
    alternateKey: `page:${name}`,
    title: text.title,
    description: text.description,
    result: (head) => ({
      component: 'info',
      language: site.language,
      head,
      props: {
        crumbs: [homeCrumb(site), { text: text.heading, path }],
        heading: text.heading,
        html: renderBody(text.body, tools.pictures),
      },
    }),
  }
}
