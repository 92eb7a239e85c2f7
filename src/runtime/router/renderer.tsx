import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MessagesContext } from '../../ui/messages/MessagesContext.ts'
import type { Renderer, PageContext } from './Renderer.ts'

export const renderer: Renderer = {
  renderMain({ Page, props }, context) {
    return renderInto('main', 'content', { node: <Page {...props} />, context })
  },

  renderFrame(App, slices, context) {
    return renderInto('div', 'root', { node: <App slices={slices} messages={context.messages} />, context })
  },
}

interface Content {
  readonly node: ReactNode
  readonly context: PageContext
}

/** Renders at once; an error of a component is thrown here, and nowhere else. */
function renderInto(tag: string, id: string, { node, context: { messages } }: Content): HTMLElement {
  const failures: unknown[] = []
  // Out of the fragment that React listens at, a page costs nothing while it is read.
  const fragment = document.createDocumentFragment()
  const root = createRoot(fragment, { onUncaughtError: (error) => failures.push(error) })
  flushSync(() => root.render(<MessagesContext value={messages}>{node}</MessagesContext>))
  if (failures.length > 0) {
    root.unmount()
    throw failures[0]
  }
  const element = document.createElement(tag)
  element.id = id
  element.append(fragment)
  return element
}
