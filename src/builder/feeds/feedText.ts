import type { Article } from '../../content/publication.ts'
import { escapeHtml } from '../../shared/html/escapeHtml.ts'
import { renderFigure } from '../images/renderBodyParts.ts'
import type { LateSheets } from '../pages/PagePlan.ts'
import { type ArticleBodyTools, renderArticleBody, renderNotes } from '../pages/article/articleBody.ts'

/** Feed readers get no style sheets. */
export const noSheets: LateSheets = { blocks: '' }

/** Returns the whole text of an article for feed readers, as HTML: the lead picture, the text and its notes. */
export function feedText({ image, body }: Pick<Article, 'image' | 'body'>, tools: ArticleBodyTools, place: FeedPlace): string {
  const { pictures, wording } = tools
  const caption = image?.caption === undefined ? {} : { caption: escapeHtml(image.caption) }
  const lead = image ? renderFigure({ picture: image.picture, alt: image.alt, ...caption }, { pictures, sizes: '' }) : ''
  const text = renderArticleBody({ ...(image && { image }), body }, tools)
  const notes = body.notes === undefined ? '' : `<h2>${wording.messages.notes}</h2><ol>${renderNotes(body.notes)}</ol>`
  return feedHtml(lead + text + notes, place)
}

interface FeedPlace {
  /** The site's URL without a trailing slash. */
  readonly url: string
  /** URL of the text's page. */
  readonly page: string
}

// Text and attributes are already escaped, so every `<` begins a tag and every `>` ends one.
const tag = /<[a-z][^>]*>/g
const left = /<script [^>]*>[^<]*<\/script>|<link [^>]*>|<source [^>]*>|<\/?picture>|<\/?page-island[^>]*>/g
// A value is matched with its attribute, so that words in it are never taken for one.
const attribute = / ([\w:-]+)(?:="([^"]*)")?/g
const pageOnly = /^(?:style|srcset|sizes|loading|decoding|fetchpriority|tabindex|id|data-[\w-]+)$/

/** Converts a text's HTML for feed readers: with absolute URLs, without attributes that only our styles and scripts use. */
export function feedHtml(html: string, place: FeedPlace): string {
  const forFeeds = (written: string, name: string, value = '') => {
    if (pageOnly.test(name)) return ''
    return name === 'href' || name === 'src' ? ` ${name}="${absolute(value, place)}"` : written
  }
  return html.replace(left, '').replace(tag, (found) => found.replace(attribute, forFeeds))
}

function absolute(address: string, { url, page }: FeedPlace): string {
  if (address.startsWith('#')) return page + address
  return address.startsWith('/') && !address.startsWith('//') ? url + address : address
}
