import type { Body } from '../../content/publication.ts'
import type { PicturePlanner } from '../images/planPictures.ts'
import type { LateSheets } from './PagePlan.ts'
import type { SiteIndex } from './SiteIndex.ts'
import { renderArticleBody } from './article/articleBody.ts'

/** What the text of a page is rendered with. */
export interface PageBodyTools {
  readonly pictures: PicturePlanner
  readonly sheets: LateSheets
  /** Of the page. */
  readonly path: string
  /** False where the page shows a picture above the text. */
  readonly opens?: boolean
}

/** The HTML of the text on a page that is no article: blocks as in articles, and pictures that lead nowhere. */
export function renderPageBody(site: SiteIndex, body: Body, tools: PageBodyTools): string {
  const { own, wording, publication } = site
  return renderArticleBody({ body }, { opens: true, ...tools, enlarge: false, own, wording, inks: publication.theme?.colours.light })
}
