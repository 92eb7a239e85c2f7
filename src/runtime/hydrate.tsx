import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { DocumentData } from '../shared/pageData.ts'
import { App } from '../ui/App.tsx'
import type { Messages } from '../ui/messages/en.ts'
import { rememberTheme } from './rememberTheme.ts'

/** Makes the layout of the page in `root` React's own; the page's content stays as it came. */
export async function hydrate(root: HTMLElement, { slices, chunks, language }: DocumentData): Promise<void> {
  const address = chunks[`messages---${language}`]?.[0]
  const main = root.querySelector('main')
  if (!address || !main) return
  const { messages } = (await import(/* @vite-ignore */ address)) as { readonly messages: Messages }
  rememberTheme()
  startTransition(() => {
    hydrateRoot(
      root,
      <Hydrated>
        <App slices={slices} messages={messages} content={{ html: main.innerHTML }} />
      </Hydrated>,
    )
  })
}

/** Leaves a mark in the browser's timeline once the layout answers to React. */
function Hydrated({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    performance.mark('hydrated')
  }, [])
  return children
}
