import type { Article, Correction } from '../../content/publication.ts'
import { escapeHtml } from '../../shared/escapeHtml.ts'
import type { ArticleProps, TextLink } from '../../shared/pageProps.ts'
import { correctionsPath } from '../../shared/paths.ts'
import { builtTextsIn } from '../builtTexts.ts'
import { type SiteIndex, pathIn, pathOfArticle } from '../pages/SiteIndex.ts'
import { formatDate } from '../pages/formatText.ts'

/** The corrections as an article's readers see them; empty if there are none. */
export function correctionList(site: SiteIndex, { corrections }: Article): ArticleProps['corrections'] {
  const all = correctionsLink(site)
  if (corrections.length === 0 || !all) return undefined
  const { heading, all: text } = builtTextsIn(site.language).made.corrections
  const items = corrections.map((correction) => ({ date: formatDate(correction.date, site.language), text: correction.text }))
  return { heading, items, all: { ...all, text } }
}

/** The page with all corrections of a language, where there are any. */
export function correctionsLink(site: SiteIndex): TextLink | undefined {
  if (!site.isCorrected) return undefined
  return { text: builtTextsIn(site.language).made.corrections.heading, path: pathIn(site, correctionsPath) }
}

interface Told extends Correction {
  readonly article: Article
}

/** Every correction of a language under its day, the newest day first. */
export function correctionsHtml(site: SiteIndex): string {
  const told = site.articles.flatMap((article) => article.corrections.map((correction): Told => ({ ...correction, article })))
  const days = Map.groupBy(told, ({ date }) => formatDate(date, site.language).iso)
  return [...days]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([day, items]) => {
      const lines = items.map(({ article, text }) => {
        const link = `<a href="${escapeHtml(pathOfArticle(site, article))}">${escapeHtml(article.heading)}</a>`
        return `<li>${link}: ${escapeHtml(text)}</li>`
      })
      return `<h2><time datetime="${day}">${escapeHtml(formatDate(day, site.language).text)}</time></h2><ul>${lines.join('')}</ul>`
    })
    .join('')
}
