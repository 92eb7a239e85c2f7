import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { ThirdParty } from '../../shared/thirdParty.ts'
import { Script } from './Script.tsx'

/** Renders the publication's scripts beside the page, where they outlive every navigation of the document. */
export function renderScripts({ scripts, proxied }: ThirdParty): void {
  // A transition takes its turn behind that which hydrates the page.
  startTransition(() => {
    // There is nothing to hydrate, but `createRoot` would add to what every page loads of React.
    hydrateRoot(
      document.createElement('div'),
      scripts.map((script) => <Script key={script.src} {...script} proxied={proxied} />),
    )
  })
}
