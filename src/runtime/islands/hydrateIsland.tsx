import { type FunctionComponent, createElement } from 'react'
import { flushSync } from 'react-dom'
import { type Root, hydrateRoot } from 'react-dom/client'
import * as attributes from '../../shared/html/dataAttributes.ts'
import { type Loader, LoaderContext, RenderedPath } from '../../ui/islands/LoaderContext.ts'
import { MessagesContext } from '../../ui/messages/MessagesContext.ts'
import type { Messages } from '../../shared/messages/messageForms.ts'
import { sameElement } from './sameElement.ts'
import { takeInput } from './takeInput.ts'

interface IslandParts {
  /** The component exported by the island's chunk. */
  readonly component: unknown
  /** The messages in the document's language. */
  readonly messages: unknown
  readonly loader: Loader
}

const roots = new Map<HTMLElement, Root>()

/** Unmounts the islands within an element that leaves the document, so that their effects are cleaned up. */
export function endIslands(within: HTMLElement): void {
  for (const [island, root] of roots) {
    if (!within.contains(island)) continue
    roots.delete(island)
    root.unmount()
  }
}

/**
 * Hydrates an island's HTML, synchronously. If its component throws, now or later, the error is reported and the island reverts to the
 * document's HTML and becomes dormant again.
 */
export function hydrateIsland(island: HTMLElement, { component, messages, loader }: IslandParts): void {
  const name = island.getAttribute(attributes.island) ?? ''
  const html = island.innerHTML
  const props = JSON.parse(island.getAttribute(attributes.props) ?? '{}') as object
  const focused = document.activeElement
  const findFocused = focused instanceof HTMLElement && island.contains(focused) ? sameElement(focused, island) : undefined
  const enterInput = takeInput(island)
  let root: Root | undefined
  const onUncaughtError = (error: unknown) => {
    reportError(error)
    // React is still working at this point.
    setTimeout(() => {
      root?.unmount()
      island.innerHTML = html
      island.setAttribute(attributes.island, name)
    })
  }
  // Where an extension or a translator has changed the document's HTML, React renders the island anew.
  // oxlint-disable-next-line no-console -- nothing is lost, so it is not reported as an uncaught error
  const onRecoverableError = (error: unknown) => console.warn(error)
  const part = (
    <LoaderContext value={loader}>
      <RenderedPath value={island.getAttribute(attributes.path)}>
        <MessagesContext value={messages as Messages}>{createElement(component as FunctionComponent, props)}</MessagesContext>
      </RenderedPath>
    </LoaderContext>
  )
  island.removeAttribute(attributes.island)
  flushSync(() => roots.set(island, (root = hydrateRoot(island, part, { onUncaughtError, onRecoverableError }))))
  findFocused?.()?.focus({ preventScroll: true })
  enterInput()
}
