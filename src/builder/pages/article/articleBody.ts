import { PageEntry } from '../../code/rendering/PageEntry.ts'
import { codeEntry } from '../../code/rendering/codeEntry.ts'
import type { OwnBlocks } from '../../code/rendering/OwnBlocks.ts'
import type { OwnBlock } from '../../../content/blocks/engineBlocks.ts'
import type { Article, Footnote } from '../../../content/publication.ts'
import { renderBlock } from '../../blocks/renderBlock.ts'
import type { BlockPage } from '../../../content/blocks/defineEngineBlock.ts'
import type { PicturePlanner } from '../../images/planPictures.ts'
import { renderBodyParts } from '../../images/renderBodyParts.ts'
import type { Wording } from '../../words/wording.ts'
import type { LateSheets } from '../PagePlan.ts'
import { type SiteIndex, pathOfArticle } from '../SiteIndex.ts'

/** What is needed to render the text of an article. */
export interface ArticleBodyTools {
  readonly pictures: PicturePlanner
  readonly sheets: LateSheets
  readonly wording: Wording
  readonly own: OwnBlocks
  readonly path: string
  readonly entry?: PageEntry
  /** Absent means the house look's. */
  readonly inks?: BlockPage['inks'] | undefined
  /** Whether pictures link to their largest encodings; default true. */
  readonly enlarge?: boolean
  /** Whether no picture precedes the text; default: whether the article has no picture. */
  readonly opens?: boolean
}

/** Returns the tools for the text of an article that has a page of its own. */
export function bodyToolsOf(
  site: SiteIndex,
  article: Article,
  { pictures, sheets }: Pick<ArticleBodyTools, 'pictures' | 'sheets'>,
): ArticleBodyTools {
  return {
    pictures,
    sheets,
    own: site.own,
    wording: site.wording,
    path: pathOfArticle(site, article),
    entry: new PageEntry(() => codeEntry(site, article)),
    inks: site.publication.theme?.colours.light,
  }
}

/**
 * Renders an article's text as HTML. The first block links to the style sheet of all the engine's blocks, so the text above does not wait
 * for it.
 */
export function renderArticleBody(
  { body, image }: Pick<Article, 'body' | 'image'>,
  { pictures, sheets, wording, own, path, entry, inks, enlarge = true, opens = image === undefined }: ArticleBodyTools,
): string {
  const linked = new Set<string>()
  const link = (url: string | undefined) => {
    if (url === undefined || linked.has(url)) return ''
    linked.add(url)
    return `<link rel="stylesheet" href="${url}">`
  }
  const renderOwn = (block: OwnBlock) =>
    own.render(block, { language: wording.language, messages: wording.messages, path, ...(entry && { entry }) })
  return renderBodyParts(body, pictures, {
    opens,
    enlarge,
    renderBlock(block) {
      const sheet = block.kind === 'own' ? own.sheetOf(block.name) : sheets.blocks
      return link(sheet) + renderBlock(block, { wording, pictures, inks, enlarge, isLive: sheets.blocks !== '', renderOwn })
    },
  })
}

/** Renders the footnotes as list items, each with links back to its places in the text, which `label` names. */
export function renderNotes(notes: readonly Footnote[], label?: (place: string) => string): string {
  const backlink = (place: string) => {
    const name = label === undefined ? '' : ` aria-label="${label(place)}"`
    return `<a href="#fnref-${place}" role="doc-backlink"${name}>${place}</a>`
  }
  const items = notes.map(({ number, html, times }) => {
    const [first, ...further] = Array.from({ length: times }, (_, index) => backlink(index === 0 ? `${number}` : `${number}-${index + 1}`))
    return `<li id="fn-${number}">${[first, html, ...further].join(' ')}</li>`
  })
  return items.join('\n')
}
