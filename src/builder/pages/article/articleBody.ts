import type { Article, Footnote } from '../../../content/publication.ts'
import { renderBlock } from '../../blocks/renderBlock.ts'
import type { PicturePlanner } from '../../images/planPictures.ts'
import { renderBody } from '../../images/renderBody.ts'
import type { LateSheets } from '../PagePlan.ts'

interface ArticleBodyTools {
  readonly pictures: PicturePlanner
  readonly sheets: LateSheets
}

/** The HTML of an article's text. The first block links to the style sheet of all blocks, so the text above does not wait for it. */
export function renderArticleBody(
  { body, image, language }: Pick<Article, 'body' | 'image' | 'language'>,
  { pictures, sheets }: ArticleBodyTools,
): string {
  let link = `<link rel="stylesheet" href="${sheets.blocks}">`
  return renderBody(body, pictures, {
    opens: image === undefined,
    enlarge: true,
    renderBlock(block) {
      const html = link + renderBlock(block, { language, pictures, enlarge: true })
      link = ''
      return html
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
