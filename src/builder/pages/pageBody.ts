import type { Body } from '../../content/publication.ts'
import type { PicturePlanner } from '../images/planPictures.ts'
import type { LateSheets } from './PagePlan.ts'
import type { SiteIndex } from './SiteIndex.ts'
import { renderArticleBody } from './article/articleBody.ts'

/** What is needed to render the text of a page. */
export interface PageBodyTools {
  readonly pictures: PicturePlanner
  readonly sheets: LateSheets
  /** Path of the page. */
  readonly path: string
  /** False if the page shows a picture above the text. */
  readonly opens?: boolean
}

/** Renders the text of a page other than an article as HTML: blocks as in articles, and pictures without links. */
export function renderPageBody(site: SiteIndex, body: Body, tools: PageBodyTools): string {
  const { own, wording, publication } = site
  return renderArticleBody({ body }, { opens: true, ...tools, enlarge: false, own, wording, inks: publication.theme?.colours.light })
}
