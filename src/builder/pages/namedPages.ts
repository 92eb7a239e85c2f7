import type { Body } from '../../content/publication.ts'
import { escapeHtml } from '../../shared/html/escapeHtml.ts'
import type { TextLink } from '../../shared/pages/pageProps.ts'
import { type InfoPage, type NamedPage, isPlainPage, namedPaths } from '../../shared/addresses/paths.ts'
import { isBlank } from '../../content/markdown/renderedBody.ts'
import type { PageOutline } from './PagePlan.ts'
import { type SiteIndex, pathIn } from './SiteIndex.ts'
import { type PageBodyTools, renderPageBody } from './pageBody.ts'
import { homeCrumb } from './paging.ts'
import { searchText, writtenTitles } from './titles.ts'

interface NamedPageParts {
  readonly outline: PageOutline
  readonly heading: string
  readonly body: Body
  readonly crumbs: readonly TextLink[]
}

/** Returns the parts that the plan of every named page needs. */
export function namedPage(site: SiteIndex, name: NamedPage): NamedPageParts {
  const { title, description, heading, body } = namedPageText(site, name)
  const path = pathIn(site, namedPaths[name])
  return {
    outline: {
      path,
      language: site.language,
      alternateKey: `page:${name}`,
      ...writtenTitles(site, title),
      description: searchText(site, description),
    },
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

/** Returns a named page's text: the publication's own in this language, or otherwise the engine's plain one. */
export function namedPageText(site: SiteIndex, name: NamedPage): PageText {
  const plain = site.wording.built.namedPages[name]
  const title = site.publication.site.title
  const heading = name === 'home' ? title : plain.heading
  const own = site.pageByName.get(name)
  if (own) return { ...own, heading: own.heading ?? heading }
  return {
    title: `${plain.emoji} ${name === 'home' ? title : `${plain.heading} | ${title}`}`,
    description: `${plain.emoji} ${plainDescription(site, name)}`,
    heading,
    body: noBody,
  }
}

/** Returns the text of an info page: the publication's own, or otherwise the engine's. */
export function infoHtml(site: SiteIndex, name: InfoPage, tools: PageBodyTools): string {
  const { body } = namedPageText(site, name)
  return isBlank(body) ? plainHtml(site, name) : renderPageBody(site, body, tools)
}

/** Returns the engine's text for a page that the publication left unwritten; empty if it has none. */
function plainHtml(site: SiteIndex, name: InfoPage): string {
  if (!isPlainPage(name)) return ''
  return `<p>${escapeHtml(site.wording.built.plain[name](site.publication.site.title))}</p>`
}

/** Returns the engine's description of a named page. */
function plainDescription(site: SiteIndex, name: NamedPage): string {
  const { namedPages: pages, homePage: home } = site.wording.built
  const { title, ratings, home: sections } = site.publication.site
  return name === 'home' && !(ratings && sections.includes('rated')) ? home.describeUnrated(title) : pages[name].describe(title)
}

/** Returns a link to the editorial policy, if the publication has written one in this language. */
export function policyLink(site: SiteIndex): TextLink | undefined {
  if (!site.pageByName.has('editorial-policy')) return undefined
  return { text: namedPageText(site, 'editorial-policy').heading, path: pathIn(site, namedPaths['editorial-policy']) }
}
