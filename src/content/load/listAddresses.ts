import { feedFormatNames, feedPath } from '../../shared/feedPaths.ts'
import { articlePath, authorPath, documentFile, localPath, namedPageNames, namedPaths, savedPath } from '../../shared/paths.ts'
import { listingPaths } from './listingPaths.ts'
import { valueAt } from './locatedData.ts'
import type { LoadedArticle, LoadedContent } from './loadedContent.ts'

/** What a path of the site leads to. */
export interface Address {
  readonly kind: 'page' | 'file' | 'hidden'
  /** Absent where nobody knows them before the page is rendered. */
  readonly anchors?: ReadonlySet<string>
}

/** Everything that a link inside the site can lead to, by path without a trailing slash. */
export type Addresses = ReadonlyMap<string, Address>

export function listAddresses(content: Omit<LoadedContent, 'addresses' | 'pictures'>): Addresses {
  const { languages } = content.site
  const addresses = new Map<string, Address>()
  for (const file of content.publicFiles) {
    addresses.set(`/${file}`, { kind: 'file' })
    if (file.endsWith('/index.html')) addresses.set(`/${file.slice(0, -'/index.html'.length)}`, { kind: 'file' })
  }
  for (const file of ['robots.txt', 'sitemap.xml', 'provenance.json']) addresses.set(`/${file}`, { kind: 'file' })
  for (const language of languages) {
    const local = (path: string) => localPath(path, language, languages[0])
    // A hidden article may share its slug with one that is published: the published one counts.
    const articles = content.articles.filter((article) => article.language === language)
    for (const article of articles.toSorted((a, b) => Number(b.isHidden) - Number(a.isHidden))) {
      addresses.set(local(articlePath(slugOf(article))), { kind: article.isHidden ? 'hidden' : 'page', anchors: article.body.anchors })
    }
    for (const path of listingPaths(content, language)) addresses.set(local(path), { kind: 'page' })
    addresses.set(local(savedPath), { kind: 'page' })
    addresses.set(local('/llms.txt'), { kind: 'file' })
    for (const page of [
      '/',
      ...content.categories.tree.map(({ slug }) => `/${slug}`),
      ...content.authors.map(({ id }) => authorPath(id)),
    ]) {
      for (const format of feedFormatNames) addresses.set(feedPath(local(page), format), { kind: 'file' })
    }
    for (const name of namedPageNames) {
      const page = content.pages.find((entry) => entry.id === name && entry.language === language)
      if (name === 'editorial-policy' && !page) continue
      addresses.set(local(namedPaths[name]), { kind: 'page', ...(page && { anchors: page.body.anchors }) })
    }
  }
  return addresses
}

/** The file of a page's document, for every page. */
export function documentFiles(addresses: Addresses): ReadonlyMap<string, string> {
  const pages = [...addresses].filter(([, address]) => address.kind === 'page')
  return new Map(pages.map(([path]) => [documentFile(path), path]))
}

/** The slug; of an article whose slug cannot be read, its folder's name, so that links to it are not called broken too. */
function slugOf(article: LoadedArticle): string {
  const written = article.fields.slug ?? valueAt(article.data?.value, ['slug'])
  return typeof written === 'string' ? written : article.id
}
