import type { Body } from '../../content/publication.ts'
import type { TextLink } from '../../shared/pageProps.ts'
import { type NamedPage, namedPaths } from '../../shared/paths.ts'
import { builtTextsIn } from '../builtTexts.ts'
import type { PageOutline } from './PagePlan.ts'
import { type SiteIndex, pathIn } from './SiteIndex.ts'
import { homeCrumb } from './paging.ts'
import { writtenTitles } from './titles.ts'

interface NamedPageParts {
  readonly outline: PageOutline
  readonly heading: string
  readonly body: Body
  readonly crumbs: readonly TextLink[]
}

/** The parts that the plan of every named page needs. */
export function namedPage(site: SiteIndex, name: NamedPage): NamedPageParts {
  const { title, description, heading, body } = namedPageText(site, name)
  const path = pathIn(site, namedPaths[name])
  return {
    outline: { path, language: site.language, alternateKey: `page:${name}`, ...writtenTitles(site, title), description },
    heading,
    body,
    crumbs: [homeCrumb(site), { text: heading, path }],
  }
}

interface PageText {
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly body: Body
}

const noBody: Body = { parts: [], inserts: [], headings: [], words: 0, digest: '' }

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

/** A link to the editorial policy, where the publication has one in this language. */
export function policyLink(site: SiteIndex): TextLink | undefined {
  if (!site.pageByName.has('editorial-policy')) return undefined
  return { text: namedPageText(site, 'editorial-policy').heading, path: pathIn(site, namedPaths['editorial-policy']) }
}
