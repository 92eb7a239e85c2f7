import type { Article } from '../../content/publication.ts'
import type { PicturePlanner } from '../images/planPictures.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import { renderArticleBody } from '../pages/articleBody.ts'
import { changedAt, isoTime } from '../pages/changedAt.ts'
import { type SiteIndex, pathOfArticle, pathOfAuthor, textIn } from '../pages/SiteIndex.ts'
import { messagesIn } from '../builtTexts.ts'
import { renderFigure } from '../images/renderFigure.ts'
import { largestSource } from '../../shared/picture.ts'
import { escapeHtml } from '../../shared/escapeHtml.ts'
import type { FeedEntry } from './Feed.ts'
import { feedHtml } from './feedHtml.ts'
import { stableId } from './stableId.ts'

/** Makes the entries of a language's feeds, each article's once. */
export function createEntryMaker(site: SiteIndex, pictures: PicturePlanner): (article: Article) => FeedEntry {
  const made = new Map<Article, FeedEntry>()
  return (article) => {
    const entry = made.get(article) ?? makeEntry(site, pictures, article)
    made.set(article, entry)
    return entry
  }
}

function makeEntry(site: SiteIndex, pictures: PicturePlanner, article: Article): FeedEntry {
  const { key, url } = site.publication.site
  const page = absoluteUrl(url, pathOfArticle(site, article))
  const author = site.authorByName.get(article.author)
  const picture = article.image && pictures.plan(article.image.picture, article.image.alt)
  return {
    id: stableId(key, 'article', article.id, article.language),
    url: page,
    title: article.heading,
    summary: article.description,
    html: feedHtml(wholeText(site, pictures, article), { url, page }),
    author: { name: article.author, ...(author && { url: absoluteUrl(url, pathOfAuthor(site, author)) }) },
    published: isoTime(article.date),
    updated: changedAt(article),
    categories: categoriesOf(site, article),
    ...(picture && { picture: absoluteUrl(url, largestSource(picture)) }),
  }
}

/** The lead picture, the text and its notes, as they follow one another on the page. */
function wholeText(site: SiteIndex, pictures: PicturePlanner, { image, body, ...article }: Article): string {
  const caption = image?.caption === undefined ? {} : { caption: escapeHtml(image.caption) }
  const lead = image ? renderFigure({ picture: image.picture, alt: image.alt, ...caption }, { pictures, sizes: '' }) : ''
  const text = renderArticleBody({ ...article, ...(image && { image }), body }, { pictures, sheets: { blocks: '' } })
  return lead + text + (body.notes === undefined ? '' : `<h2>${messagesIn(site.language).notes}</h2><ol>${body.notes}</ol>`)
}

function categoriesOf(site: SiteIndex, article: Article): string[] {
  const titles = article.filings.flatMap(({ category: key, subcategory }) => {
    const category = site.categoryByKey.get(key)
    const child = category?.children.find((candidate) => candidate.key === subcategory)
    return [category, child].flatMap((place) => (place ? [textIn(site, place.title)] : []))
  })
  return [...new Set(titles)]
}
