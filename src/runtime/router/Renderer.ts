import type { FunctionComponent } from 'react'
import type { Slices } from '../../shared/pageData.ts'
import type { AppProps } from '../../ui/App.tsx'
import type { Messages } from '../../ui/messages/en/messages.ts'
import { ChunkError, type Chunks } from './Chunks.ts'

/** What every part of the page may ask for. */
export interface PageContext {
  readonly messages: Messages
}

/** A page's component with its props. */
interface Component {
  readonly Page: FunctionComponent<object>
  readonly props: object
}

/** The side of the runtime that needs React. */
export interface Renderer {
  /** A page's `<main>`, not yet in the document; throws what the component throws. */
  renderMain(page: Component, context: PageContext): HTMLElement
  /** What stands around `<main>`. */
  renderFrame(app: FunctionComponent<AppProps>, slices: Slices, context: PageContext): Element
}

/** The side of the runtime that needs React. */
export async function loadRenderer(chunks: Chunks): Promise<Renderer> {
  const renderer = (await chunks.load('renderer'))?.exports.renderer as Renderer | undefined
  if (!renderer) throw new ChunkError('renderer')
  return renderer
}
