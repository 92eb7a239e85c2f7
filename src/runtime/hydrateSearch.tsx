import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { SearchBox } from '../ui/layout/SearchBox/SearchBox.tsx'
import type { Messages } from '../ui/messages/en.ts'
import { MessagesContext } from '../ui/messages/MessagesContext.ts'

/** Makes the search box in the header React's own. */
export function hydrateSearch(messages: Messages): void {
  const island = document.querySelector('[data-island=search]')
  const path = island?.querySelector('form')?.getAttribute('action')
  if (!island || !path) return
  startTransition(() => {
    hydrateRoot(
      island,
      <Hydrated>
        <MessagesContext value={messages}>
          <SearchBox path={path} />
        </MessagesContext>
      </Hydrated>,
    )
  })
}

/** Leaves a mark in the browser's timeline once React answers. */
function Hydrated({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    performance.mark('hydrated')
  }, [])
  return children
}
