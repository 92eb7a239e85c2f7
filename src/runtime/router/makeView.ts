import * as attributes from '../../shared/dataAttributes.ts'
import type { FunctionComponent } from 'react'
import { headTags } from '../../shared/headTags.ts'
import type { Language } from '../../shared/languages.ts'
import type { FooterSlice, Head, HeaderSlice, PageData, Slices } from '../../shared/pageData.ts'
import { sliceDataFile } from '../../shared/paths.ts'
import type { AppProps } from '../../ui/App.tsx'
import type { Messages } from '../../ui/messages/en/messages.ts'
import { type Chunk, ChunkError } from './Chunks.ts'
import { describeSearch } from '../search/describeSearch.ts'
import { type PageContext, loadRenderer } from './Renderer.ts'
import type { Runtime, RouterState } from './Runtime.ts'
import { type View, languageLinksOf } from './View.ts'
import { requestObject } from './network.ts'
import { keepSheets } from './styles.ts'

/** Milliseconds that a page waits, at most, for the style sheets that come with its text. */
const grace = 500

/** The page's data names a component that this build does not have. */
export class UnknownComponentError extends Error {}

/** Renders a page, apart from the document; rejects where a part of it cannot be had or fails. */
export async function makeView(page: PageData, state: RouterState, signal: AbortSignal): Promise<View> {
  const { runtime, frames } = state
  const { language, head, props, after = '' } = page.result
  const [component, context, renderer] = await Promise.all([
    runtime.chunks.load(page.componentChunkName),
    loadContext(language, runtime),
    loadRenderer(runtime.chunks),
  ])
  state.renderer = renderer
  renderer.onFailure = state.onFailure
  if (!component) throw new UnknownComponentError(page.componentChunkName)
  const frame = frames.get(language) ?? (await makeFrame(page, context, { state, signal }))
  signal.throwIfAborted()
  const main = document.createElement('main')
  main.id = 'content'
  await renderer.render(main, { Component: exported(component, 'Page'), props, context }, signal)
  main.insertAdjacentHTML('beforeend', after)
  // Where the reader is scrolled to depends on them.
  await Promise.race([keepSheets(main), runtime.network.wait(grace, signal)])
  const { navigatedTo, loadingPage, offline } = context.messages
  return {
    path: page.path,
    language,
    texts: { navigated: navigatedTo('%'), loading: loadingPage, offline },
    frame,
    main,
    head: headElements(head),
    languages: languageLinksOf(page.result),
    styles: component.styles,
  }
}

/** What the parts of a page in a language may ask for. */
export async function loadContext(language: Language, { chunks }: Pick<Runtime, 'chunks'>): Promise<PageContext> {
  const chunk = await chunks.load(`messages---${language}`)
  const messages = chunk?.exports.messages as Messages | undefined
  if (!messages) throw new ChunkError(language)
  return { messages }
}

interface FrameOptions {
  readonly state: RouterState
  readonly signal: AbortSignal
}

async function makeFrame(page: PageData, context: PageContext, { state, signal }: FrameOptions): Promise<HTMLElement> {
  const { runtime } = state
  const ask = async (name: string) => {
    const slice = await requestObject(`/${sliceDataFile(name)}`, signal, runtime.network)
    if (!slice?.result) throw new ChunkError(name)
    return slice.result
  }
  const [layout, header, footer, renderer] = await Promise.all([
    runtime.chunks.load('layout'),
    ask(page.slicesMap.header),
    ask(page.slicesMap.footer),
    loadRenderer(runtime.chunks),
  ])
  if (!layout) throw new ChunkError('layout')
  // The document came with the faces of its own language's letters alone.
  const sheet = document.querySelector(`style[${attributes.layout}]`)
  for (const text of layout.styles.values()) if (sheet) sheet.textContent = text
  const slices: Slices = { header: header as HeaderSlice, footer: footer as FooterSlice }
  const frame = document.createElement('div')
  frame.id = 'root'
  const props: AppProps = { slices, messages: context.messages }
  await renderer.render(frame, { Component: exported(layout, 'App'), props, context, isLayout: true }, signal)
  const field = frame.querySelector<HTMLInputElement>('search input')
  if (field) describeSearch(field)
  // The place of the first page, which `showView` puts another one in.
  frame.querySelector('footer')?.before(document.createElement('main'))
  state.frames.set(page.result.language, frame)
  return frame
}

function exported(chunk: Chunk, name: string): FunctionComponent<object> {
  return chunk.exports[name] as FunctionComponent<object>
}

/** The elements of `<head>` that a direct visit to the page would find. */
function headElements(head: Head): readonly Element[] {
  return headTags(head).map(({ tag, attributes: given, text }) => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(given)) element.setAttribute(name, value)
    if (text !== undefined) element.textContent = text
    return element
  })
}
