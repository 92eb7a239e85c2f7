import type { PageEntry } from '../../code/PageEntry.ts'
import type { OwnBlocks } from '../../code/renderOwn.ts'
import type { OwnBlock } from '../../../content/blocks/blockSchemas.ts'
import type { Article, Footnote } from '../../../content/publication.ts'
import { renderBlock } from '../../blocks/renderBlock.ts'
import type { InkAndPaper } from '../../blocks/renderPalette.ts'
import type { PicturePlanner } from '../../images/planPictures.ts'
import { renderBody } from '../../images/renderBody.ts'
import type { Wording } from '../../words/wording.ts'
import type { LateSheets } from '../PagePlan.ts'

interface ArticleBodyTools {
  readonly pictures: PicturePlanner
  readonly sheets: LateSheets
  readonly wording: Wording
  readonly own: OwnBlocks
  /** Of the page. */
  readonly path: string
  readonly entry?: PageEntry
  /** Absent: those of the house. */
  readonly inks?: InkAndPaper | undefined
}

/** The HTML of an article's text. The first block links to the style sheet of all the engine's blocks, so the text above does not wait for it. */
export function renderArticleBody(
  { body, image }: Pick<Article, 'body' | 'image'>,
  { pictures, sheets, wording, own, path, entry, inks }: ArticleBodyTools,
): string {
  const linked = new Set<string>()
  const link = (url: string | undefined) => {
    if (url === undefined || linked.has(url)) return ''
    linked.add(url)
    return `<link rel="stylesheet" href="${url}">`
  }
  const renderOwn = (block: OwnBlock) =>
    own.render(block, { language: wording.language, messages: wording.messages, path, ...(entry && { entry }) })
  return renderBody(body, pictures, {
    opens: image === undefined,
    enlarge: true,
    renderBlock(block) {
      const sheet = block.kind === 'own' ? own.sheetOf(block.name) : sheets.blocks
      return link(sheet) + renderBlock(block, { wording, pictures, inks, enlarge: true, renderOwn })
    },
  })
}

/** The footnotes as list items, each with links back to its places in the text, which `label` names. */
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
