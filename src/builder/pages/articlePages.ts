import type { Article } from '../../content/publication.ts'
import type { ArticleProps, ContentsEntry, TextLink } from '../../shared/pageProps.ts'
import { largestSource } from '../../shared/picture.ts'
import type { Messages } from '../../ui/messages/en/messages.ts'
import { messagesIn } from '../builtTexts.ts'
import { pictureColours } from '../images/nameColour.ts'
import type { PicturePlanner } from '../images/planPictures.ts'
import { madeNote } from '../provenance/provenanceJson.ts'
import type { PagePlan } from './PagePlan.ts'
import { type SiteIndex, pathOfArticle, pathOfAuthor, pathOfCategory, textIn } from './SiteIndex.ts'
import { renderArticleBody } from './articleBody.ts'
import { type PageTools, homeOfArticle, ratingText, roomOfArticle, updatedText } from './articleCard.ts'
import { changedAt, exactReadingMinutes, formatDate, readingMinutes } from './formatText.ts'
import { homeCrumb } from './paging.ts'

export function planArticlePage(site: SiteIndex, tools: PageTools, article: Article): PagePlan {
  return {
    path: pathOfArticle(site, article),
    language: site.language,
    alternateKey: `article:${article.id}`,
    within: article.filings
      .slice(0, 1)
      .flatMap(({ category, subcategory }) => [
        ...(subcategory === undefined ? [] : [`category:${category}/${subcategory}:1`]),
        `category:${category}:1`,
      ]),
    title: `${article.heading} | ${site.publication.site.title}`,
    description: article.description,
    changed: changedAt(article),
    pictures: picturesOf(article, tools.pictures),
    result(head, sheets) {
      const author = site.authorByName.get(article.author)
      const home = homeOfArticle(site, article)
      const room = roomOfArticle(site, article)
      const updated = updatedText(site, article)
      const made = madeNote(site, article)
      const colours = article.image && pictureColours(article.image.picture, site.language)
      const props: ArticleProps = {
        crumbs: crumbsOf(site, article),
        title: article.heading,
        description: article.description,
        html: renderArticleBody(article, { pictures: tools.pictures, sheets }),
        ...(article.body.notes !== undefined && { notes: nameBacklinks(article.body.notes, messagesIn(site.language)) }),
        author: { name: article.author, kind: author?.kind ?? 'desk', ...(author && { path: pathOfAuthor(site, author) }) },
        date: formatDate(article.date, site.language),
        ...(updated && { updated }),
        minutes: readingMinutes(article.body.words, site.language),
        ...(article.rating !== undefined && { rating: ratingText(article.rating, site) }),
        ...(article.image && { picture: tools.pictures.lead(article.image.picture, article.image.alt) }),
        ...(colours && { colours }),
        ...(article.image?.caption !== undefined && { caption: article.image.caption }),
        ...(room && { room }),
        contents: contentsOf(site, article),
        sources: article.sources,
        ...(made && { made }),
        related: relatedTo(site, article).map(tools.cards.card),
        ...neighbourLinks(site, article),
        ...(home && { home }),
      }
      return { component: 'article', language: site.language, head, props }
    },
  }
}

/** The lead picture, then those in the text. */
function picturesOf({ image, body }: Article, planner: PicturePlanner): string[] {
  const inText = body.parts.flatMap((part) => (typeof part === 'object' && 'picture' in part ? part.picture : []))
  const files = [...(image ? [image.picture] : []), ...inText]
  return [...new Set(files.map((file) => largestSource(planner.plan(file, ''))))]
}

function crumbsOf(site: SiteIndex, article: Article): TextLink[] {
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

function contentsOf(site: SiteIndex, article: Article): ContentsEntry[] {
  return article.body.headings
    .filter((heading) => heading.depth === 2)
    .map((heading) => ({
      id: heading.id,
      text: heading.text,
      minutes: Math.round(exactReadingMinutes(heading.words, site.language) * 10) / 10,
    }))
}

function neighbourLinks(site: SiteIndex, article: Article): Pick<ArticleProps, 'previous' | 'next'> {
  const { previous, next } = neighboursOf(site, article)
  const link = (other: Article): TextLink => ({ text: other.heading, path: pathOfArticle(site, other) })
  return { ...(previous && { previous: link(previous) }), ...(next && { next: link(next) }) }
}

/** The specification's number of related articles. */
const relatedCount = 4

/**
 * The articles nearest to one: from its subcategories, then its categories, then the newest of all.
 * Each group is entered behind the article's own place, so that a long run of articles does not point at the same four.
 */
function relatedTo(site: SiteIndex, article: Article): Article[] {
  const groups = [
    ...article.filings.map((filing) => site.articlesBySubcategory.get(`${filing.category}/${filing.subcategory}`) ?? []),
    ...article.filings.map((filing) => site.articlesByCategory.get(filing.category) ?? []),
    site.articles,
  ]
  const related = new Set<Article>()
  for (const group of groups) {
    const start = (site.placeIn(group, article) ?? -1) + 1
    for (let step = 0; step < group.length && related.size < relatedCount; step += 1) {
      const candidate = group[(start + step) % group.length]
      if (candidate && candidate !== article) related.add(candidate)
    }
    if (related.size === relatedCount) break
  }
  return [...related]
}

/** The article before (older) and after (newer) in the subcategory that the breadcrumbs show. */
function neighboursOf(site: SiteIndex, article: Article): { readonly previous?: Article; readonly next?: Article } {
  const filing = article.filings[0]
  const group = filing && site.articlesBySubcategory.get(`${filing.category}/${filing.subcategory}`)
  const place = group && site.placeIn(group, article)
  if (!group || place === undefined) return {}
  const previous = group[place + 1]
  const next = place > 0 ? group[place - 1] : undefined
  return { ...(previous && { previous }), ...(next && { next }) }
}

const backlink = /<a href="#fnref-([\d-]+)" role="doc-backlink">/g

/** Footnotes whose links back say where they lead: what is seen is a number alone. */
export function nameBacklinks(notes: string, messages: Messages): string {
  return notes.replace(backlink, (link, note: string) => `${link.slice(0, -1)} aria-label="${messages.backToNote(note)}">`)
}
