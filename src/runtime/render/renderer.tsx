import { type ReactNode, startTransition, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { SearchBox } from '../../ui/layout/SearchBox/SearchBox.tsx'
import { MessagesContext } from '../../ui/messages/MessagesContext.ts'
import { QueryContext } from '../../ui/queries/QueryContext.ts'
import type { Renderer, Surroundings } from './Renderer.ts'

export const renderer: Renderer = {
  renderMain({ Page, props }, surroundings) {
    const main = document.createElement('main')
    main.id = 'content'
    // Out of the fragment that React listens at, a page costs nothing while it is read.
    const fragment = document.createDocumentFragment()
    renderInto(fragment, <Page {...props} />, surroundings)
    main.append(fragment)
    return main
  },

  renderFrame(App, slices, surroundings) {
    const frame = document.createElement('div')
    frame.id = 'root'
    renderInto(frame, <App slices={slices} messages={surroundings.messages} />, surroundings)
    return frame
  },

  hydrateSearch(titleIndex, loadQuery) {
    const island = document.querySelector('[data-island=search]')
    const path = island?.querySelector('form')?.getAttribute('action')
    if (!island || !path) return
    const label = island.querySelector('input')?.placeholder ?? ''
    const unavailable = island.querySelector('output')?.dataset.text ?? ''
    startTransition(() => {
      hydrateRoot(
        island,
        <QueryContext value={loadQuery}>
          <SearchBox path={path} label={label} unavailable={unavailable} titleIndex={titleIndex} />
          <Mark />
        </QueryContext>,
      )
    })
  },
}

/** Renders at once; an error of a component is thrown here, and nowhere else. */
function renderInto(container: Element | DocumentFragment, node: ReactNode, surroundings: Surroundings): void {
  const failures: unknown[] = []
  const root = createRoot(container, { onUncaughtError: (error) => failures.push(error) })
  flushSync(() => root.render(<Around {...surroundings}>{node}</Around>))
  if (failures.length === 0) return
  root.unmount()
  throw failures[0]
}

function Around({ messages, loadQuery, children }: Surroundings & { readonly children: ReactNode }) {
  return (
    <MessagesContext value={messages}>
      <QueryContext value={loadQuery}>{children}</QueryContext>
    </MessagesContext>
  )
}

/** Leaves a mark in the browser's timeline once React answers. */
function Mark() {
  useEffect(() => {
    performance.mark('hydrated')
  }, [])
  return null
}
