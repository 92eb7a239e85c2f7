import type { Body } from '../../content/publication.ts'
import type { Head, PageResult } from '../../shared/pageData.ts'
import type { TextLink } from '../../shared/pageProps.ts'
import { type NamedPage, namedPaths } from '../../shared/paths.ts'
import { builtTextsIn } from '../builtTexts.ts'
import { renderBody } from '../images/renderBody.ts'
import type { PagePlan } from './PagePlan.ts'
import { type SiteIndex, pathIn } from './SiteIndex.ts'
import type { PageTools } from './articleCard.ts'
import { lastChange } from './formatText.ts'
import { homeCrumb } from './paging.ts'

const names = ['about-us', 'editorial-policy', 'privacy-policy', 'terms'] as const

/** The pages that are text alone. */
export function planInfoPages(site: SiteIndex, { pictures }: PageTools): PagePlan[] {
  const written = names.filter((name) => name !== 'editorial-policy' || policyLink(site))
  return written.map((name) =>
    planNamedPage(site, name, ({ head, text, crumbs }) => ({
      component: 'info',
      language: site.language,
      head,
      props: { crumbs, heading: text.heading, html: renderBody(text.body, pictures) },
    })),
  )
}

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

interface PageText {
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly body: Body
}

const noBody: Body = { parts: [], headings: [], words: 0 }

/** A named page's words: the publication's own in this language, else the engine's plain ones. */
export function namedPageText(site: SiteIndex, name: NamedPage): PageText {
  const plain = builtTextsIn(site.language).pages[name]
  const title = site.publication.site.title
  const heading = name === 'home' ? title : plain.heading
  const own = site.pageByName.get(name)
  if (own) return { ...own, heading: own.heading ?? heading }
  return {
    title: `${plain.emoji} ${name === 'home' ? title : `${plain.heading} | ${title}`}`,
    description: `${plain.emoji} ${plain.describe(title)}`,
    heading,
    body: noBody,
  }
}

/** The way to the editorial policy, where the publication wrote one in this language. */
export function policyLink(site: SiteIndex): TextLink | undefined {
  if (!site.pageByName.has('editorial-policy')) return undefined
  return { text: namedPageText(site, 'editorial-policy').heading, path: pathIn(site, namedPaths['editorial-policy']) }
}
