import type { Head, PageResult } from '../../shared/pageData.ts'
import type { TextLink } from '../../shared/pageProps.ts'
import { type NamedPage, namedPaths } from '../../shared/paths.ts'
import { lastChange } from './changedAt.ts'
import { homeCrumb } from './homeCrumb.ts'
import type { PagePlan } from './PagePlan.ts'
import { type PageText, namedPageText } from './namedPageText.ts'
import { type SiteIndex, pathIn } from './SiteIndex.ts'

/** The named pages that show articles. */
const listings: ReadonlySet<NamedPage> = new Set(['home', 'sitemap'])

interface NamedPageParts {
  readonly head: Head
  readonly text: PageText
  readonly crumbs: readonly TextLink[]
}

/** What all named pages share: path, alternates, titles, breadcrumbs. */
export function planNamedPage(site: SiteIndex, name: NamedPage, makeResult: (parts: NamedPageParts) => PageResult): PagePlan {
  const text = namedPageText(site, name)
  const path = pathIn(site, namedPaths[name])
  return {
    path,
    language: site.language,
    alternateKey: `page:${name}`,
    title: text.title,
    description: text.description,
    ...(listings.has(name) && lastChange(site.articles)),
    result: (head) => makeResult({ head, text, crumbs: [homeCrumb(site), { text: text.heading, path }] }),
  }
}
