import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { DocumentData, PageResult } from '../shared/pageData.ts'
import { App } from '../ui/App.tsx'
import type { Messages } from '../ui/messages/en.ts'
import { rememberTheme } from './rememberTheme.ts'

/** Makes the page that stands in `root` React's own. */
export async function hydrate(root: HTMLElement, data: DocumentData): Promise<void> {
  const { page, slices, chunks } = data
  const load = <Module,>(chunk: string) => import(/* @vite-ignore */ chunks[chunk]?.[0] ?? '') as Promise<Module>
  const [{ Page }, { messages }] = await Promise.all([
    load<{ Page: ComponentType<never> }>(page.componentChunkName),
    load<{ messages: Messages }>(`messages---${page.result.language}`),
  ])
  rememberTheme()
  const result = withBodies(page.result, root)
  startTransition(() => {
    hydrateRoot(
      root,
      <Hydrated>
        <App page={{ ...page, result }} slices={slices} messages={messages} Page={Page} />
      </Hydrated>,
    )
  })
}

/** Leaves a mark in the browser's timeline once the page answers to React. */
function Hydrated({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    performance.mark('hydrated')
  }, [])
  return children
}

/** The document's data leaves out what stands in the page as HTML; here it is read back. */
function withBodies(result: PageResult, root: HTMLElement): PageResult {
  const html = root.querySelector('[data-body]')?.innerHTML
  const notes = root.querySelector('[data-notes]')?.innerHTML
  const props = { ...result.props, ...(html !== undefined && { html }), ...(notes !== undefined && { notes }) }
  return { ...result, props } as PageResult
}
