import type { Article } from '../../content/publication.ts'
import { escapeHtml } from '../../shared/html/escapeHtml.ts'
import type { ArticleProps, TextLink } from '../../shared/pages/pageProps.ts'
import { correctionsPath } from '../../shared/addresses/paths.ts'
import { type SiteIndex, pathIn, pathOfArticle } from '../pages/SiteIndex.ts'
import { formatDate } from '../pages/formatText.ts'

/** Returns an article's corrections as readers see them; undefined if there are none. */
export function correctionList(site: SiteIndex, { corrections }: Article): ArticleProps['corrections'] {
  const all = correctionsLink(site)
  if (corrections.length === 0 || !all) return undefined
  const { heading, all: text } = site.wording.built.made.corrections
  const items = corrections.map((correction) => ({ date: formatDate(correction.date, site.language), text: correction.text }))
  return { heading, items, all: { ...all, text } }
}

/** Returns a link to the page with all corrections of a language, if there are any. */
export function correctionsLink(site: SiteIndex): TextLink | undefined {
  if (!site.isCorrected) return undefined
  return { text: site.wording.built.made.corrections.heading, path: pathIn(site, correctionsPath) }
}

/** Renders every correction of a language: newest day first, within a day by title, with an article's own combined. */
export function correctionsHtml(site: SiteIndex): string {
  const dated = site.articles.flatMap((article) =>
    article.corrections.map(({ date, text }) => ({ day: formatDate(date, site.language).iso, article, text })),
  )
  const { compare } = new Intl.Collator(site.language)
  return [...Map.groupBy(dated, ({ day }) => day)]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([day, corrections]) => {
      const items = [...Map.groupBy(corrections, ({ article }) => article)]
        .sort(([a], [b]) => compare(a.heading, b.heading))
        .map(([article, texts]) => correctionItem(site, article, texts.map(({ text }) => text).join(' ')))
      return `<h2><time datetime="${day}">${escapeHtml(formatDate(day, site.language).text)}</time></h2><ul>${items.join('')}</ul>`
    })
    .join('')
}

function correctionItem(site: SiteIndex, article: Article, text: string): string {
  return `<li><a href="${escapeHtml(pathOfArticle(site, article))}">${escapeHtml(article.heading)}</a>: ${escapeHtml(text)}</li>`
}
