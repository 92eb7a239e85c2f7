import type { FunctionComponent } from 'react'
import { headTags } from '../../shared/html/headTags.ts'
import * as attributes from '../../shared/html/dataAttributes.ts'
import type { Language } from '../../shared/languages/languages.ts'
import { type Head, type PageData, type Slices, messagesPrefix } from '../../shared/pages/pageData.ts'
import { sliceDataFile } from '../../shared/addresses/paths.ts'
import type { AppProps } from '../../ui/App.tsx'
import type { Messages } from '../../shared/messages/messageForms.ts'
import type { Chunk } from '../../ui/islands/LoaderContext.ts'
import { ChunkError } from './Chunks.ts'
import type * as islands from '../islands/answerTouches.ts'
import type { PageContext, Renderer } from './Renderer.ts'
import type { Services } from './Services.ts'
import { type View, languageLinksOf } from './View.ts'
import { requestObject } from './network.ts'
import { keepSheets } from './styles.ts'

/** Maximum wait, in milliseconds, for the style sheets that come with a page's text. */
const sheetTimeout = 500

/** The page's data names a component that this build does not have. */
export class UnknownComponentError extends Error {}

/** The header or footer of a language is missing, or of another shape. */
export class LayoutError extends Error {}

/** Renders pages with the single root, and keeps the layout of each language. */
export class ViewMaker {
  readonly #services: Pick<Services, 'chunks' | 'loader' | 'network'>
  readonly #onFailure: (element: HTMLElement) => void
  readonly #layouts: Map<Language, HTMLElement>
  readonly #first: HTMLElement
  #renderer: Renderer | undefined

  /** `onFailure` is called when a component throws after it was shown. */
  constructor(services: Pick<Services, 'chunks' | 'loader' | 'network'>, first: View, onFailure: (element: HTMLElement) => void) {
    this.#services = services
    this.#onFailure = onFailure
    this.#first = first.main
    this.#layouts = new Map([[first.language, first.layout]])
  }

  /** Reports whether pages of a language can be rendered without requesting a layout. */
  hasLayout(language: Language): boolean {
    return this.#layouts.has(language)
  }

  /** Renders a page outside the document; rejects if a part of it is missing or throws. */
  async make(page: PageData, signal: AbortSignal): Promise<View> {
    const { chunks, network } = this.#services
    const { language, head, props, html, after = '' } = page.result
    const [component, context, renderer] = await Promise.all([
      chunks.load(page.componentChunkName),
      this.loadContext(language),
      this.#loadRenderer(),
    ])
    if (!component) throw new UnknownComponentError(page.componentChunkName)
    const layout = this.#layouts.get(language) ?? (await this.#makeLayout(page, context, signal))
    signal.throwIfAborted()
    const main = document.createElement('main')
    main.id = 'content'
    if (html === undefined) await renderer.render(main, { Component: exported(component, 'Page'), props, context }, signal)
    else main.innerHTML = html
    main.insertAdjacentHTML('beforeend', after)
    // The scroll position depends on the style sheets.
    try {
      await Promise.race([keepSheets(main), network.wait(sheetTimeout, signal)])
    } catch (error) {
      renderer.remove(main)
      throw error
    }
    const { navigatedTo, loadingPage, offline } = context.messages
    return {
      path: page.path,
      language,
      texts: { navigated: navigatedTo('%'), loading: loadingPage, offline },
      layout,
      main,
      head: headElements(head),
      languages: languageLinksOf(page.result),
      styles: component.styles,
    }
  }

  /** Loads the context of components in a language. */
  async loadContext(language: Language): Promise<PageContext> {
    const chunk = await this.#services.chunks.load(`${messagesPrefix}${language}`)
    const messages = chunk?.exports.messages as Messages | undefined
    if (!messages) throw new ChunkError(language)
    return { messages, loader: this.#services.loader }
  }

  /** Activates a page in the document. */
  show({ main, layout }: View): void {
    this.#renderer?.show(main, layout)
  }

  /** Unmounts a page. */
  remove({ main }: View): void {
    // Islands in a text that came as HTML are not in the tree. The first page stays as it is, for Back.
    if (main !== this.#first) (this.#services.chunks.get('islands')?.exports as typeof islands | undefined)?.endIslands(main)
    this.#renderer?.remove(main)
  }

  async #loadRenderer(): Promise<Renderer> {
    const renderer = (await this.#services.chunks.load('renderer'))?.exports.renderer as Renderer | undefined
    if (!renderer) throw new ChunkError('renderer')
    renderer.onFailure = this.#onFailure
    return (this.#renderer = renderer)
  }

  async #makeLayout(page: PageData, context: PageContext, signal: AbortSignal): Promise<HTMLElement> {
    const { chunks, network } = this.#services
    const load = async (name: string) => {
      const slice = await requestObject(sliceDataFile(name), signal, network).catch(() => undefined)
      if (!slice?.result) throw new LayoutError(name)
      return slice.result
    }
    const [chunk, header, footer, renderer] = await Promise.all([
      chunks.load('layout'),
      load(page.slicesMap.header),
      load(page.slicesMap.footer),
      this.#loadRenderer(),
    ])
    if (!chunk) throw new ChunkError('layout')
    // The document came only with the fonts for the letters of its own language.
    const sheet = document.querySelector(`style[${attributes.layout}]`)
    for (const text of chunk.styles.values()) if (sheet) sheet.textContent = text
    const slices = { header, footer } as Slices
    const layout = document.createElement('div')
    layout.id = 'root'
    if (slices.header.html !== undefined) {
      layout.innerHTML = slices.header.html
    } else {
      const props: AppProps = { slices, messages: context.messages }
      try {
        await renderer.render(layout, { Component: exported(chunk, 'App'), props, context, isLayout: true }, signal)
      } catch (cause) {
        signal.throwIfAborted()
        // Slices of another shape: the document has its own layout.
        throw new LayoutError('layout', { cause })
      }
      // Placeholder for the page.
      layout.querySelector('footer')?.before(document.createElement('main'))
    }
    this.#layouts.set(page.result.language, layout)
    return layout
  }
}

function exported(chunk: Chunk, name: string): FunctionComponent<object> {
  const component = chunk.exports[name] as FunctionComponent<object> | undefined
  // An empty file is a valid script.
  if (!component) throw new ChunkError(name)
  return component
}

/** Returns the elements of `<head>` that the page has when visited directly. */
function headElements(head: Head): readonly Element[] {
  return headTags(head).map(({ tag, attributes: values, text }) => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(values)) element.setAttribute(name, value)
    if (text !== undefined) element.textContent = text
    return element
  })
}
