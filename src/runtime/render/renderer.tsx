import { type ReactNode, startTransition, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { SearchBox } from '../../ui/layout/SearchBox/SearchBox.tsx'
import { MessagesContext } from '../../ui/messages/MessagesContext.ts'
import { QueryContext } from '../../ui/queries/QueryContext.ts'
import type { Rendered, Renderer, Surroundings } from './Renderer.ts'

export const renderer: Renderer = {
  renderMain({ Page, props }, surroundings) {
    const main = document.createElement('main')
    main.id = 'content'
    return renderInto(main, <Page {...props} />, surroundings)
  },

  renderFrame(App, slices, surroundings) {
    const frame = document.createElement('div')
    frame.id = 'root'
    return renderInto(frame, <App slices={slices} messages={surroundings.messages} />, surroundings).element
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
function renderInto(element: HTMLElement, node: ReactNode, surroundings: Surroundings): Rendered {
  const failures: unknown[] = []
  const root = createRoot(element, { onUncaughtError: (error) => failures.push(error) })
  flushSync(() => root.render(<Around {...surroundings}>{node}</Around>))
  const dispose = () => root.unmount()
  if (failures.length > 0) {
    dispose()
    throw failures[0]
  }
  return { element, dispose }
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
