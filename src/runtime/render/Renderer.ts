import type { FunctionComponent } from 'react'
import type { Slices } from '../../shared/pageData.ts'
import type { Messages } from '../../ui/messages/en/messages.ts'
import type { AppProps } from '../../ui/App.tsx'

/** What every part of the page may ask for. */
export interface Surroundings {
  readonly messages: Messages
}

/** A page's component with its props. */
export interface Component {
  readonly Page: FunctionComponent<object>
  readonly props: object
}

/** The side of the runtime that needs React. */
export interface Renderer {
  /** A page's `<main>`, not yet in the document; throws what the component throws. */
  renderMain(page: Component, surroundings: Surroundings): HTMLElement
  /** What stands around `<main>`. */
  renderFrame(app: FunctionComponent<AppProps>, slices: Slices, surroundings: Surroundings): Element
}
