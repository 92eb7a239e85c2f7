import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import type { ThirdParty } from '../../shared/thirdParty.ts'
import { Script } from './Script.tsx'

/** Renders the publication's scripts beside the page, where they outlive every navigation of the document. */
export function renderScripts({ scripts, proxied }: ThirdParty): void {
  const root = createRoot(document.createElement('div'))
  // A transition takes its turn behind that which hydrates the page.
  startTransition(() => root.render(scripts.map((script) => <Script key={script.src} {...script} proxied={proxied} />)))
}
