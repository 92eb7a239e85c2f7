import type { Article } from '../../../content/publication.ts'
import type { ArticleCard, ArticleProps, TextLink } from '../../../shared/pages/pageProps.ts'
import { correctionList } from '../../provenance/corrections.ts'
import { madeNote } from '../../provenance/madeNote.ts'
import type { LateSheets } from '../PagePlan.ts'
import { type SiteIndex, authorOf, pathOfArticle, pathOfAuthor, pathOfCategory, textIn } from '../SiteIndex.ts'
import { type PageTools, datelineOf, emblemOfArticle, homeOfArticle, listingOfEntry } from '../articleCard.ts'
import { contentsOf } from './contentsOf.ts'
import { homeCrumb } from '../paging.ts'
import { bodyToolsOf, renderArticleBody, renderNotes } from './articleBody.ts'
import { neighboursOf, relatedTo } from './relatedArticles.ts'

interface ArticleTools extends PageTools {
  readonly sheets: LateSheets
}

/** Makes the props of an article's page. */
export function articleProps(site: SiteIndex, article: Article, { cards, pictures, sheets }: ArticleTools): ArticleProps {
  const byline = bylineOf(site, article)
  const home = homeOfArticle(site, article)
  const emblem = emblemOfArticle(site, article)
  const made = madeNote(site, article)
  const corrections = correctionList(site, article)
  const colours = article.image && pictures.colours(article.image.picture, site.wording)
  return {
    crumbs: crumbsOf(site, article),
    title: article.heading,
    description: article.description,
    html: renderArticleBody(article, bodyToolsOf(site, article, { pictures, sheets })),
    ...(article.body.notes !== undefined && { notes: renderNotes(article.body.notes, site.wording.messages.backToNote) }),
    ...(byline && { author: byline }),
    ...datelineOf(site, article),
    ...(article.image && { picture: pictures.lead(article.image.picture, article.image.alt, article.image.focus) }),
    ...(colours && { colours }),
    ...(article.image?.caption !== undefined && { caption: article.image.caption }),
    ...(emblem && { emblem }),
    contents: contentsOf(article.body, site.language),
    sources: article.sources,
    ...(corrections && { corrections }),
    ...(made && { made }),
    related: relatedTo(site, article).map((other) => withoutWords(cards.card(other))),
    ...neighbourLinks(site, article),
    ...(home && { home }),
  }
}

/**
 * Removes a card's alternative text, as its picture only repeats the headline below it: at the end of a text, four more picture
 * descriptions would be noise.
 */
function withoutWords({ picture, ...card }: ArticleCard): ArticleCard {
  return { ...card, ...(picture && { picture: { ...picture, alt: '' } }) }
}

function bylineOf(site: SiteIndex, article: Article): ArticleProps['author'] {
  const { author: name } = article
  const author = authorOf(site, article)
  return name === undefined ? undefined : { name, ...(author && { kind: author.kind, path: pathOfAuthor(site, author) }) }
}

function crumbsOf(site: SiteIndex, article: Article): TextLink[] {
  const listing = listingOfEntry(site, article)
  if (listing) return [homeCrumb(site), listing]
  const filing = article.filings[0]
  const category = filing && site.categoryByKey.get(filing.category)
  if (!category) return [homeCrumb(site)]
  const subcategory = category.children.find((child) => child.key === filing.subcategory)
  return [
    homeCrumb(site),
    { text: textIn(site, category.title), path: pathOfCategory(site, category) },
    ...(subcategory ? [{ text: textIn(site, subcategory.title), path: pathOfCategory(site, category, subcategory) }] : []),
  ]
}

function neighbourLinks(site: SiteIndex, article: Article): Pick<ArticleProps, 'previous' | 'next'> {
  const { previous, next } = neighboursOf(site, article)
  const link = (other: Article): TextLink => ({ text: other.heading, path: pathOfArticle(site, other) })
  return { ...(previous && { previous: link(previous) }), ...(next && { next: link(next) }) }
}
