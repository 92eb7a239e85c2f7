import { createRoot } from 'react-dom/client'
import type { ThirdParty } from '../../shared/thirdParty.ts'
import { Script } from './Script.tsx'
import { whenHydrated } from './whenHydrated.ts'

/** Renders the publication's scripts beside the page, where they outlive every navigation of the document. */
export function renderScripts({ scripts, proxied }: ThirdParty): void {
  whenHydrated(() => {
    const root = createRoot(document.createElement('div'))
    root.render(scripts.map((script) => <Script key={script.src} {...script} proxied={proxied} />))
  })
}
