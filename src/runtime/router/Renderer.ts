import type { FunctionComponent } from 'react'
import type { Loader } from '../../ui/islands/LoaderContext.ts'
import type { Messages } from '../../shared/messages/messageForms.ts'

/** What every component can access. */
export interface PageContext {
  readonly messages: Messages
  readonly loader: Loader
}

/** A component with its props, and the context it is rendered in. */
export interface Rendering {
  readonly Component: FunctionComponent<object>
  readonly props: object
  readonly context: PageContext
  /** Header and footer of a language, which stay mounted. */
  readonly isLayout?: boolean
}

/** A component threw during rendering; `cause` is what it threw. */
export class RenderError extends Error {}

/** The part of the router that needs React: one root, with a tree for each page and each layout. */
export interface Renderer {
  /** Called when a component of a visible tree throws during rendering; by then a plain error text has replaced the tree. */
  onFailure: ((element: HTMLElement) => void) | undefined
  /** Renders into an element, without effects until `show`. Rejects with a `RenderError`, or when `signal` aborts. */
  render(this: void, element: HTMLElement, rendering: Rendering, signal: AbortSignal): Promise<void>
  /** Activates the trees of a page and its layout, and deactivates other layouts. Elements without a tree are ignored. */
  show(this: void, page: HTMLElement, layout: HTMLElement): void
  /** Unmounts a page. */
  remove(this: void, page: HTMLElement): void
}
