import type { RewordedArticle } from '../../content/assemble/readReworded.ts'
import type { Language } from '../../shared/languages/languages.ts'
import type { PageData } from '../../shared/pages/pageData.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import type { EngineBundle } from '../bundle/ClientBundle.ts'
import { noBlocks } from '../code/rendering/OwnBlocks.ts'
import type { Renderer } from '../document/Renderer.ts'
import { renderDocument } from '../document/renderDocument.ts'
import { lateSheetsOf } from '../document/sharedParts.ts'
import { feedText, noSheets } from '../feeds/feedText.ts'
import { type PicturePlanner, createPicturePlanner } from '../images/planPictures.ts'
import { type ArticleBodyTools, renderArticleBody } from '../pages/article/articleBody.ts'
import { contentsOf } from '../pages/article/contentsOf.ts'
import { wordingIn } from '../words/wording.ts'
import { type StandingSite, openStandingSite } from './StandingSite.ts'

/** Renders articles of a standing site. */
export class ArticleMaker {
  readonly #standing: StandingSite
  readonly #open: ReturnType<typeof openStandingSite>
  readonly #renderer: Renderer
  readonly #pictures: PicturePlanner
  readonly #layouts: ReadonlyMap<Language, StandingSite['layouts'][number][1]>

  private constructor(standing: StandingSite, engine: EngineBundle, renderer: Renderer) {
    this.#standing = standing
    this.#open = openStandingSite(standing, engine)
    this.#renderer = renderer
    this.#pictures = createPicturePlanner(standing.settings.base)
    this.#layouts = new Map(standing.layouts)
  }

  static async load(standing: StandingSite, engine: EngineBundle): Promise<ArticleMaker> {
    return new ArticleMaker(standing, engine, (await import(engine.renderer)) as Renderer)
  }

  /** Returns the data of an article's page with another text. */
  reword(page: PageData<'article'>, { body, image }: RewordedArticle): PageData<'article'> {
    const { language, props } = page.result
    const tools = this.#toolsOf(language, page.path)
    const html = renderArticleBody({ body, ...(image && { image }) }, { ...tools, sheets: lateSheetsOf(this.#open.bundle) })
    return { ...page, result: { ...page.result, props: { ...props, html, contents: contentsOf(body, language) } } }
  }

  /** Returns an article's page as HTML. */
  render(page: PageData<'article'>): readonly string[] {
    const { bundle, shared } = this.#open
    const { messages } = this.#wordingIn(page.result.language)
    const slices = this.#layouts.get(page.result.language)
    if (!slices) throw new Error(`No layout in the language ${page.result.language}`)
    const { before, after, notices } = this.#renderer.renderLayout(messages, slices)
    const content = this.#renderer.renderContent(page, messages)
    return renderDocument({ ...shared, page, content, frame: { before: bundle.place(before), after: bundle.place(after), notices } })
  }

  /** Returns the URL of a page, by its path without the publication's base. */
  urlOf(path: string): string {
    const { url, base = '' } = this.#standing.settings
    return absoluteUrl(url, base + path)
  }

  /** Returns the text of an article for feed readers, as HTML. */
  feedText(article: RewordedArticle, { path, language }: { readonly path: string; readonly language: Language }): string {
    const tools = { ...this.#toolsOf(language, path), sheets: noSheets }
    return feedText(article, tools, { url: this.#standing.settings.url, page: this.urlOf(path) })
  }

  #wordingIn(language: Language): ArticleBodyTools['wording'] {
    return wordingIn(this.#open.wordings, language)
  }

  #toolsOf(language: Language, path: string): Omit<ArticleBodyTools, 'sheets'> {
    const { settings, inks } = this.#standing
    return { pictures: this.#pictures, wording: this.#wordingIn(language), own: noBlocks, path: (settings.base ?? '') + path, inks }
  }
}
