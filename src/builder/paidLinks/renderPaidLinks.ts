import type { PaidLink, Publication } from '../../content/publication.ts'
import { shortHash } from '../../platform/contentHash.ts'
import { escapeHtml } from '../../shared/html/escapeHtml.ts'
import type { LateSheets, PageOutline } from '../pages/PagePlan.ts'
import { type Wording, type Wordings, wordingIn } from '../words/wording.ts'
import { reduceHtml } from './reduceHtml.ts'

interface PaidLinksOptions {
  /** One of the four headings below. */
  readonly heading: string
  readonly wording: Pick<Wording, 'built'>
  /** URL of the style sheet, which only pages with such a block link to. */
  readonly sheet: string
}

/** Renders the block of paid links; undefined if none of them has any text left. */
export function renderPaidLinks(links: readonly PaidLink[], { heading, wording, sheet }: PaidLinksOptions): string | undefined {
  const items = links.flatMap((link) => renderItem(link, wording))
  if (items.length === 0) return undefined
  const words = `<h2 lang="en">${heading}</h2><p>${wording.built.paid.label}</p><ul>${items.join('')}</ul>`
  return `<div class="page"><link rel="stylesheet" href="${sheet}"><aside data-block="links" aria-label="${heading}">${words}</aside></div>`
}

function renderItem(link: PaidLink, { built }: Pick<Wording, 'built'>): string[] {
  const { html, advertiser, erid } = typeof link === 'string' ? { html: link } : link
  const pieces = reduceHtml(html).map(({ text, url }) =>
    url === undefined ? escapeHtml(text) : `<a href="${escapeHtml(url)}" rel="sponsored nofollow noopener">${escapeHtml(text)}</a>`,
  )
  if (pieces.length === 0) return []
  const paidBy = advertiser === undefined ? [] : [built.paid.paidBy(advertiser)]
  const facts = [...paidBy, ...(erid === undefined ? [] : [`erid: ${erid}`])].join(' ')
  return [`<li>${pieces.join('')}${facts === '' ? '' : ` <small>${escapeHtml(facts)}</small>`}</li>`]
}

interface PaidLinksTools {
  readonly sheets: LateSheets
  readonly wordings: Wordings
}

/** Creates a function that renders a page's paid links: those for its path, then the one for all pages. Error pages have none. */
export function createPaidLinks(
  { ads, site }: Publication,
  { sheets, wordings }: PaidLinksTools,
): (plan: PageOutline) => string | undefined {
  const heading = paidHeading(site.key)
  const everywhere = ads.sapeNewUrl === undefined ? [] : [ads.sapeNewUrl]
  return ({ path, language, error }) => {
    if (error) return undefined
    const own = Object.hasOwn(ads.sapeLinks, path) ? (ads.sapeLinks[path] ?? []) : []
    return renderPaidLinks([...own, ...everywhere], { heading, wording: wordingIn(wordings, language), sheet: sheets.blocks })
  }
}

/** The four headings; the key of the site picks one. */
const headings = ['Sponsored Links', 'Partner Links', 'Recommended Sites', 'Related Resources'] as const

/** Returns the heading of paid links. It depends on the site's key, so a site always has the same one. */
export function paidHeading(siteKey: string): (typeof headings)[number] {
  const number = Number.parseInt(shortHash(siteKey, 8), 16)
  return headings[number % headings.length] ?? headings[0]
}
