import { createHash } from 'node:crypto'
import type { Article } from '../../content/publication.ts'
import type { Language } from '../../shared/languages/languages.ts'
import type { FeedFormat } from '../../shared/addresses/paths.ts'
import { largestSource } from '../../shared/pictures/picture.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import type { PicturePlanner } from '../images/planPictures.ts'
import { type SiteIndex, authorOf, pathOfArticle, pathOfAuthor, textIn } from '../pages/SiteIndex.ts'
import { bodyToolsOf } from '../pages/article/articleBody.ts'
import { changedAt, isoTime } from '../pages/formatText.ts'
import { feedText, noSheets } from './feedText.ts'

/** A feed of the newest articles; URLs are absolute, times ISO 8601 with a zone. */
export interface Feed {
  /** Stays the same when the site's URL changes. */
  readonly id: string
  readonly title: string
  readonly description: string
  /** The publication's name. */
  readonly publisher: string
  readonly language: Language
  /** URL of the page that the feed belongs to. */
  readonly page: string
  readonly addresses: Readonly<Record<FeedFormat, string>>
  readonly icon?: string
  /** Time of the latest change to an entry. */
  readonly updated: string
  /** At least one, newest first. */
  readonly entries: readonly FeedEntry[]
}

export interface FeedEntry {
  /** Stays the same when title, slug or URL change. */
  readonly id: string
  readonly url: string
  readonly title: string
  readonly summary: string
  /** The whole text; all its URLs are absolute. */
  readonly html: string
  /** Absent for a collection's entry without an author. */
  readonly author?: { readonly name: string; readonly url?: string }
  readonly published: string
  readonly updated: string
  /** Titles of the categories it is filed under. */
  readonly categories: readonly string[]
  readonly picture?: string
}

/**
 * Creates a function that returns articles' feed entries in a language; an entry is made once, and counts as read by each feed that shows
 * it.
 */
export function createEntryMaker(site: SiteIndex, pictures: PicturePlanner): (article: Article) => FeedEntry {
  const known = new Map<string, ReturnType<typeof site.reader.watch<FeedEntry>>>()
  return (article) => {
    const { file } = article
    const { made, reads } = known.get(file) ?? site.reader.watch(() => makeEntry(site, pictures, article))
    known.set(file, { made, reads })
    for (const read of reads) site.reader.note(read)
    return made
  }
}

function makeEntry(site: SiteIndex, pictures: PicturePlanner, article: Article): FeedEntry {
  const { key, url } = site.publication.site
  const page = absoluteUrl(url, pathOfArticle(site, article))
  const author = authorOf(site, article)
  const picture = article.image && pictures.plan(article.image.picture, article.image.alt)
  return {
    id: stableId(key, article.own?.collection ?? 'article', article.id, article.language),
    url: page,
    title: article.heading,
    summary: article.description,
    html: feedText(article, bodyToolsOf(site, article, { pictures, sheets: noSheets }), { url, page }),
    ...(article.author !== undefined && {
      author: { name: article.author, ...(author && { url: absoluteUrl(url, pathOfAuthor(site, author)) }) },
    }),
    published: isoTime(article.date),
    updated: changedAt(article),
    categories: categoriesOf(site, article),
    ...(picture && { picture: absoluteUrl(url, largestSource(picture)) }),
  }
}

function categoriesOf(site: SiteIndex, article: Article): string[] {
  const titles = article.filings.flatMap(({ category: key, subcategory }) => {
    const category = site.categoryByKey.get(key)
    const child = category?.children.find((candidate) => candidate.key === subcategory)
    return [category, child].flatMap((place) => (place ? [textIn(site, place.title)] : []))
  })
  return [...new Set(titles)]
}

/** Returns a name-based UUID (version 5) as a URN: equal words give equal ids. */
export function stableId(...words: readonly string[]): string {
  const bytes = createHash('sha1').update(JSON.stringify(words)).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(bytes.toString('hex')) ?? []
  return `urn:uuid:${parts.slice(1).join('-')}`
}
