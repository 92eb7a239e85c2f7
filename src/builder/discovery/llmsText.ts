import type { Article, Category } from '../../content/publication.ts'
import { languageName } from '../../shared/languages.ts'
import { feedPath, filePaths, llmsPath, namedPaths } from '../../shared/paths.ts'
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
  const { title, url, base = '' } = site.publication.site
  const messages = site.wording.messages
  const policy = policyLink(site)
  const corrections = correctionsLink(site)
  const absolute = (path: string) => absoluteUrl(url, path)
  const item = (text: string, path: string, note = '') => `- [${plain(text)}](${absolute(path)})${note === '' ? '' : `: ${plain(note)}`}`
  const articleItem = (article: Article) => item(article.heading, pathOfArticle(site, article), article.description)
  const section = (heading: string, lines: readonly string[]) => (lines.length === 0 ? [] : ['', `## ${plain(heading)}`, '', ...lines])
  const listed = listedInSection(storiesOf(site), site.publication.categories.length + site.collections.size)
  const categorySection = (category: Category) => [
    ...section(textIn(site, category.title), [
      item(messages.allOf(textIn(site, category.title)), pathOfCategory(site, category), textIn(site, category.description)),
      ...(site.articlesByCategory.get(category.key) ?? []).slice(0, listed).map(articleItem),
    ]),
  ]
  return [
    `# ${plain(title)}`,
    '',
    `> ${plain(searchText(site, namedPageText(site, 'home').description))}`,
    ...site.publication.categories.flatMap(categorySection),
    ...[...site.collections.values()].flatMap((collection) =>
      section(collection.title, [
        item(messages.allOf(collection.title), collection.path),
        ...collection.newest.slice(0, listed).map(articleItem),
      ]),
    ),
    ...section(
      messages.unfiled,
      site.articles
        .filter((article) => article.filings.length === 0)
        .slice(0, listed)
        .map(articleItem),
    ),
    ...section(messages.info, [
      ...infoPages
        .filter((name) => !site.leftOut.has(name))
        .map((name) =>
          item(namedPageText(site, name).heading, pathIn(site, namedPaths[name]), searchText(site, namedPageText(site, name).description)),
        ),
      ...(policy ? [item(policy.text, policy.path, searchText(site, namedPageText(site, 'editorial-policy').description))] : []),
      ...(corrections ? [item(corrections.text, corrections.path)] : []),
      ...freePageLinks(site).map(({ text, path, page }) => item(text, path, searchText(site, page.description))),
      item('provenance.json', base + filePaths.provenance),
      ...(site.articles.length === 0 ? [] : [item('Atom', feedPath(homePath(site), 'atom'))]),
    ]),
    ...section(
      'Optional',
      others.map((other) => item(languageName(other.language), pathIn(other, llmsPath))),
    ),
    '',
  ].join('\n')
}

/** Returns a text in one line, escaped so that Markdown finds no links, HTML or code in it. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[[\]<>`\\*_]/g, '\\$&')
}
