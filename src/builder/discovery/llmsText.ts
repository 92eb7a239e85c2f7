import type { Article } from '../../content/publication.ts'
import { languageName } from '../../shared/languages/languages.ts'
import { type NamedPage, feedPath, filePaths, llmsPath, namedPaths } from '../../shared/addresses/paths.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import { type SiteIndex, homePath, pathIn, pathOfArticle, pathOfCategory, textIn } from '../pages/SiteIndex.ts'
import { namedPageText, policyLink } from '../pages/namedPages.ts'
import { listedInSection, storiesOf } from '../pages/listedInSection.ts'
import { searchText } from '../pages/titles.ts'
import { freePageLinks } from '../pages/info/freePages.ts'
import { correctionsLink } from '../provenance/corrections.ts'

const infoPages = ['about-us', 'authors', 'terms'] as const

/**
 * Describes the site in one language as Markdown for language models (llmstxt.org): its pages, and its articles by category, only the
 * newest if there are many.
 */
export function llmsText(site: SiteIndex, others: readonly SiteIndex[]): string {
  const { publication, wording } = site
  const { title, url } = publication.site
  const item: Item = (text, path, note = '') => `- [${plain(text)}](${absoluteUrl(url, path)})${note === '' ? '' : `: ${plain(note)}`}`
  return [
    `# ${plain(title)}`,
    '',
    `> ${plain(searchText(site, namedPageText(site, 'home').description))}`,
    ...articleSections(site, item),
    ...section(wording.messages.info, infoItems(site, item)),
    ...section(
      'Optional',
      others.map((other) => item(languageName(other.language), pathIn(other, llmsPath))),
    ),
    '',
  ].join('\n')
}

/** Renders the item of a page in a list. */
type Item = (text: string, path: string, note?: string) => string

function section(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', `## ${plain(heading)}`, '', ...lines]
}

/** Renders a section for each category and collection that is not empty, and one for the articles in no category. */
function articleSections(site: SiteIndex, item: Item): readonly string[] {
  const { publication, collections, articlesByCategory, articles } = site
  const { messages } = site.wording
  const listed = listedInSection(storiesOf(site), publication.categories.length + collections.size)
  const newest = (list: readonly Article[]) =>
    list.slice(0, listed).map((article) => item(article.heading, pathOfArticle(site, article), article.description))
  return [
    ...publication.categories.flatMap((category) => {
      const own = articlesByCategory.get(category.key) ?? []
      if (own.length === 0) return []
      const heading = textIn(site, category.title)
      const all = item(messages.allOf(heading), pathOfCategory(site, category), textIn(site, category.description))
      return section(heading, [all, ...newest(own)])
    }),
    ...[...collections.values()].flatMap((collection) =>
      collection.newest.length === 0
        ? []
        : section(collection.title, [item(messages.allOf(collection.title), collection.path), ...newest(collection.newest)]),
    ),
    ...section(messages.unfiled, newest(articles.filter((article) => article.filings.length === 0))),
  ]
}

/** Renders the items of the pages about the site, and of its files for machines. */
function infoItems(site: SiteIndex, item: Item): readonly string[] {
  const { base = '' } = site.publication.site
  const policy = policyLink(site)
  const corrections = correctionsLink(site)
  const descriptionOf = (name: NamedPage) => searchText(site, namedPageText(site, name).description)
  return [
    ...infoPages
      .filter((name) => !site.leftOut.has(name))
      .map((name) => item(namedPageText(site, name).heading, pathIn(site, namedPaths[name]), descriptionOf(name))),
    ...(policy ? [item(policy.text, policy.path, descriptionOf('editorial-policy'))] : []),
    ...(corrections ? [item(corrections.text, corrections.path)] : []),
    ...freePageLinks(site).map(({ text, path, page }) => item(text, path, searchText(site, page.description))),
    item('provenance.json', base + filePaths.provenance),
    ...(site.articles.length === 0 ? [] : [item('Atom', feedPath(homePath(site), 'atom'))]),
  ]
}

/** Returns a text in one line, escaped so that Markdown finds no links, HTML or code in it. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[[\]<>`\\*_]/g, '\\$&')
}
