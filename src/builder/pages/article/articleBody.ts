import type { Article } from '../../../content/publication.ts'
import { renderBlock } from '../../blocks/renderBlock.ts'
import type { PicturePlanner } from '../../images/planPictures.ts'
import { renderBody } from '../../images/renderBody.ts'
import type { LateSheets } from '../PagePlan.ts'

interface ArticleBodyTools {
  readonly pictures: PicturePlanner
  readonly sheets: LateSheets
}

/** The HTML of an article's text; the first of its blocks brings the style sheet of all blocks, so that what stands above need not wait for it. */
export function renderArticleBody({ body, image, language }: Article, { pictures, sheets }: ArticleBodyTools): string {
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
