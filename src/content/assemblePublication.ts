import { namedPageNames, pageKey } from '../shared/paths.ts'
import { assembleArticle } from './assembleArticle.ts'
import { assembleBody } from './assembleBody.ts'
import { collapseRedirects } from './collapseRedirects.ts'
import { frontOf } from './frontOf.ts'
import type { Entry } from './load/entry.ts'
import type { LoadedContent } from './load/loadedContent.ts'
import { normaliseScript } from './normaliseScript.ts'
import { timeOf } from './parseDate.ts'
import { isShownOn } from './isShownOn.ts'
import type { Ads, Article, Author, NamedPageText, Publication, SiteConfig } from './publication.ts'
import type { AuthorFrontMatter } from './schemas/authorSchema.ts'
import type { PageFrontMatter } from './schemas/pageSchema.ts'
import { withoutUndefined } from './withoutUndefined.ts'

/** Makes the publication of what was loaded; only for content without errors. */
export function assemblePublication(content: LoadedContent, now: Date): Publication {
  const { site, pictures } = content
  const isListed = (entry: Entry<unknown>) => site.languages.includes(entry.language)
  const articles = content.articles.filter((article) => isListed(article) && !article.isHidden)
  return {
    site: assembleSite(content),
    categories: content.categories.tree,
    articles: newestFirst(articles.map((article) => assembleArticle(article, pictures))),
    authors: content.authors.filter(isListed).map((author) => assembleAuthor(author, content)),
    pages: content.pages.filter(isListed).map((page) => assemblePage(page, content)),
    ads: assembleAds(content.ads.fields, now),
    redirects: collapseRedirects(
      content.redirects.items.filter((redirect) => redirect !== undefined),
      site.value?.url,
    ),
    gone: content.redirects.gone.filter((path) => path !== undefined).map(pageKey),
    publicFiles: content.publicFiles,
    drawings: content.drawings,
  }
}

function assembleAds({ sapeLinks = {}, sapeNewUrl }: LoadedContent['ads']['fields'], now: Date): Ads {
  const due = Object.entries(sapeLinks).map(([path, links]) => [path, links.filter((link) => isShownOn(link, now))])
  return {
    sapeLinks: Object.fromEntries(due) as Ads['sapeLinks'],
    ...(sapeNewUrl !== undefined && isShownOn(sapeNewUrl, now) && { sapeNewUrl }),
  }
}

function assembleSite({ site, categories }: LoadedContent): SiteConfig {
  const [first] = categories.tree
  if (!site.value || !first) throw new Error('Settings or categories with errors were let pass')
  const { contact, social, buckets, thirdParty, ...settings } = site.value
  return {
    ...settings,
    ...withoutUndefined({ contact, buckets: buckets && withoutUndefined(buckets) }),
    languages: site.languages,
    social: withoutUndefined(social),
    thirdParty: { scripts: thirdParty.scripts.map(normaliseScript), proxyHosts: thirdParty.proxyHosts },
    defaultCategory: settings.defaultCategory ?? first.key,
  }
}

function assembleAuthor(author: Entry<AuthorFrontMatter>, { pictures }: LoadedContent): Author {
  const { name, kind, meta_title: metaTitle, meta_description: metaDescription } = frontOf(author)
  const body = assembleBody(author, pictures)
  return { slug: author.id, language: author.language, name, metaTitle, metaDescription, kind, body }
}

function assemblePage(page: Entry<PageFrontMatter>, { pictures }: LoadedContent): NamedPageText {
  const name = namedPageNames.find((known) => known === page.id)
  if (!name) throw new Error(`An unknown page was let pass: ${page.source.file}`)
  return { name, language: page.language, ...withoutUndefined(frontOf(page)), body: assembleBody(page, pictures) }
}

/** By date, then by slug, then as the folders are sorted. */
function newestFirst(articles: readonly Article[]): readonly Article[] {
  const dated = articles.map((article) => ({ article, time: timeOf(article.date) }))
  dated.sort((a, b) => b.time - a.time || (a.article.slug < b.article.slug ? -1 : a.article.slug > b.article.slug ? 1 : 0))
  return dated.map(({ article }) => article)
}
