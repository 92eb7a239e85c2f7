import { timeOf } from '../../content/schemas/parseDate.ts'
import type { Article } from '../../content/publication.ts'
import type { ArticleCard, DateText, CategoryEmblem, TextLink } from '../../shared/pages/pageProps.ts'
import { keepMeasures } from '../../shared/html/keepTogether.ts'
import type { Rating } from '../../shared/pages/Rating.ts'
import type { PicturePlanner } from '../images/planPictures.ts'
import { type SiteIndex, pathOfArticle, pathOfCategory, textIn } from './SiteIndex.ts'
import { formatDate, formatRating, readingMinutes } from './formatText.ts'

export interface CardMaker {
  card(article: Article): ArticleCard
}

/** Creates the cards of a language; an article's card is made once. */
export function createCardMaker(site: SiteIndex, pictures: PicturePlanner): CardMaker {
  const made = new Map<string, ArticleCard>()
  return {
    card(article) {
      // The file name belongs to the card's fact, so reading it records the dependency even if the card was made for another page.
      const known = made.get(article.file)
      if (known) return known
      const card = makeCard(site, pictures, article)
      made.set(article.file, card)
      return card
    },
  }
}

function makeCard(site: SiteIndex, pictures: PicturePlanner, article: Article): ArticleCard {
  const home = homeOfArticle(site, article)
  const emblem = emblemOfArticle(site, article)
  return {
    path: pathOfArticle(site, article),
    title: article.heading,
    description: keepMeasures(article.description),
    ...(home && { kicker: home }),
    ...(article.author !== undefined && { author: article.author }),
    ...datelineOf(site, article),
    ...(article.image && { picture: pictures.plan(article.image.picture, article.image.alt, article.image.focus) }),
    ...(emblem && { emblem }),
  }
}

/** Returns the facts that cards and the article's own page give in one line. */
export function datelineOf(site: SiteIndex, article: Article): Pick<ArticleCard, 'date' | 'updated' | 'minutes' | 'rating'> {
  const updated = updatedText(site, article)
  return {
    date: formatDate(article.date, site.language),
    ...(updated && { updated }),
    minutes: readingMinutes(article.words, site.language),
    ...(article.rating !== undefined && { rating: ratingText(article.rating, site) }),
  }
}

/** Returns a link to the listing of an entry's collection; undefined for an article. */
export function listingOfEntry({ collections }: SiteIndex, { own }: Article): TextLink | undefined {
  const collection = own && collections.get(own.collection)
  return collection && { text: collection.title, path: collection.path }
}

/** Returns the last link of an article's breadcrumbs: to its subcategory, or otherwise its category; for an entry, to the listing. */
export function homeOfArticle(site: SiteIndex, article: Article): TextLink | undefined {
  const listing = listingOfEntry(site, article)
  if (listing) return listing
  const filing = article.filings[0]
  const category = filing && site.categoryByKey.get(filing.category)
  if (!category) return undefined
  const subcategory = category.children.find((child) => child.key === filing.subcategory)
  return { text: textIn(site, (subcategory ?? category).title), path: pathOfCategory(site, category, subcategory) }
}

export function emblemOfArticle(site: SiteIndex, article: Article): CategoryEmblem | undefined {
  const filing = article.filings[0]
  return filing && site.emblemByCategory.get(filing.category)
}

export function updatedText(site: SiteIndex, article: Article): DateText | undefined {
  return article.updated === undefined || timeOf(article.updated) <= timeOf(article.date)
    ? undefined
    : formatDate(article.updated, site.language)
}

export function ratingText(value: number, site: SiteIndex): Rating {
  return { value, text: formatRating(value, site.language) }
}

/** What the pages of a language share while they are planned. */
export interface PageTools {
  readonly cards: CardMaker
  readonly pictures: PicturePlanner
}
