import type { Article } from '../../content/publication.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import { type SiteIndex, authorOf, homePath, pathOfArticle, pathOfAuthor } from '../pages/SiteIndex.ts'
import { updatedText } from '../pages/articleCard.ts'
import { formatDate } from '../pages/formatText.ts'
import { policyLink } from '../pages/namedPages.ts'

/** Returns how every article in every language was made, as JSON; `made` is null if its front matter does not say. */
export function provenanceJson(sites: readonly SiteIndex[]): string {
  const [main] = sites
  if (!main) return '{}'
  const { title, url } = main.publication.site
  const policies = sites.flatMap((site) => {
    const policy = policyLink(site)
    return policy ? [[site.language, absoluteUrl(url, policy.path)] as const] : []
  })
  const articles = sites.flatMap((site) => site.articles.map((article) => articleProvenance(site, article)))
  const publication = { title, url: absoluteUrl(url, homePath(main)), ...(policies.length > 0 && { policy: Object.fromEntries(policies) }) }
  return `${JSON.stringify({ version: 1, publication, articles }, undefined, 1)}\n`
}

function articleProvenance(site: SiteIndex, article: Article) {
  const { url } = site.publication.site
  const author = authorOf(site, article)
  const changed = updatedText(site, article)
  return {
    url: absoluteUrl(url, pathOfArticle(site, article)),
    /** Shared by its translations. */
    article: article.id,
    language: site.language,
    title: article.heading,
    author: { name: article.author, ...(author && { kind: author.kind, url: absoluteUrl(url, pathOfAuthor(site, author)) }) },
    published: formatDate(article.date, site.language).iso,
    ...(changed && { changed: changed.iso }),
    made: article.made ?? null,
    ...(article.rating !== undefined && { rating: article.rating }),
    ...(article.corrections.length > 0 && { corrections: article.corrections }),
    ...(article.origin && { origin: article.origin }),
    ...(article.sources.length > 0 && { sources: article.sources }),
  }
}
