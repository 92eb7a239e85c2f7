import type { Article } from '../../content/publication.ts'
import type { MadeNote } from '../../shared/pageProps.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import { builtTextsIn } from '../builtTexts.ts'
import { type SiteIndex, homePath, pathOfArticle, pathOfAuthor } from '../pages/SiteIndex.ts'
import { updatedText } from '../pages/articleCard.ts'
import { formatDate } from '../pages/formatText.ts'
import { policyLink } from '../pages/namedPages.ts'

/** How every article in every language was made, as data for machines; `made` is null where its front matter does not say. */
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
  const author = site.authorByName.get(article.author)
  const changed = updatedText(site, article)
  return {
    url: absoluteUrl(url, pathOfArticle(site, article)),
    /** Shared by its translations. */
    article: article.id,
    language: site.language,
    title: article.heading,
    author: { name: article.author, kind: author?.kind ?? 'desk', ...(author && { url: absoluteUrl(url, pathOfAuthor(site, author)) }) },
    published: formatDate(article.date, site.language).iso,
    ...(changed && { changed: changed.iso }),
    made: article.made ?? null,
    ...(article.sources.length > 0 && { sources: article.sources }),
  }
}

/** 'How this was made', from the article and its author; undefined where the article does not say. */
export function madeNote(site: SiteIndex, article: Article): MadeNote | undefined {
  if (!article.made) return undefined
  const { by, model, prompt, reviewedBy, at } = article.made
  const texts = builtTextsIn(site.language).made
  const changed = updatedText(site, article)
  const sentences = [
    by === 'person' ? texts.byPerson : model === undefined ? texts.byModel : texts.byNamedModel(model),
    ...(reviewedBy === undefined ? [] : [texts.reviewed(reviewedBy)]),
    ...(at === undefined ? [] : [texts.made(formatDate(at, site.language).text)]),
    ...(changed === undefined ? [] : [texts.changed(changed.text)]),
    texts.author[site.authorByName.get(article.author)?.kind ?? 'desk'](article.author),
  ]
  const policy = policyLink(site)
  return {
    heading: texts.heading,
    paragraphs: [sentences.join(' '), ...(prompt === undefined ? [] : [texts.prompt(prompt)])],
    ...(policy && { policy }),
  }
}
