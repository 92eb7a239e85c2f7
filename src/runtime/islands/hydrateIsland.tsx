import { type FunctionComponent, createElement } from 'react'
import { flushSync } from 'react-dom'
import { type Root, hydrateRoot } from 'react-dom/client'
import * as attributes from '../../shared/dataAttributes.ts'
import { MessagesContext } from '../../ui/messages/MessagesContext.ts'
import type { Messages } from '../../ui/messages/en/messages.ts'
import { takeInput } from './takeInput.ts'

interface IslandParts {
  /** What the island's chunk exports. */
  readonly component: unknown
  /** The texts of the document's language. */
  readonly messages: unknown
}

/** Makes a component of an island's HTML, at once. One that throws, now or later, is reported, becomes what the document said and sleeps again. */
export function hydrateIsland(island: HTMLElement, { component, messages }: IslandParts): void {
  const name = island.getAttribute(attributes.island) ?? ''
  const html = island.innerHTML
  const props = JSON.parse(island.getAttribute(attributes.props) ?? '{}') as object
  const enterInput = takeInput(island)
  let root: Root | undefined
  const onUncaughtError = (error: unknown) => {
    reportError(error)
    // React is at work at this moment.
    setTimeout(() => {
      root?.unmount()
      island.innerHTML = html
      island.setAttribute(attributes.island, name)
    })
  }
  const part = <MessagesContext value={messages as Messages}>{createElement(component as FunctionComponent, props)}</MessagesContext>
  island.removeAttribute(attributes.island)
  flushSync(() => (root = hydrateRoot(island, part, { onUncaughtError })))
  enterInput()
}
