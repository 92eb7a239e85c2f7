import { startTransition, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import type { ThirdParty, ThirdPartyScript } from '../../shared/thirdParty.ts'
import { addScript, runOffMainThread } from './runOffMainThread.ts'

/** Renders the publication's scripts beside the page, where they outlive every navigation of the document. */
export function renderScripts({ scripts, proxied }: ThirdParty): void {
  const root = createRoot(document.createElement('div'))
  // A transition takes its turn behind that which hydrates the page.
  startTransition(() => root.render(scripts.map((script) => <Script key={script.src} {...script} proxied={proxied} />)))
}

interface ScriptProps extends ThirdPartyScript {
  /** Exact addresses that go through the same-site proxy on their way to the worker. */
  readonly proxied: readonly string[]
}

/** A script of somebody else's, by its strategy; however often it is rendered, it runs once a document. */
function Script({ proxied, ...script }: ScriptProps) {
  // An effect never runs before the page is React's own, and never on the server.
  useEffect(() => startScript(script, proxied))
  return null
}

const started = new Set<string>()

/** Runs a script by its strategy, unless this document has it already. */
function startScript(script: ThirdPartyScript, proxied: readonly string[]): void {
  const { src, strategy } = script
  if (started.has(src)) return
  started.add(src)
  switch (strategy) {
    case 'post-hydrate':
      return addScript(src)
    case 'idle':
      return whenIdle(() => addScript(src))
    case 'off-main-thread':
      // Partytown counts frames, of which a hidden page has none: its worker would never be ready there.
      return whenVisible(() => runOffMainThread(script, proxied))
  }
}

/** Calls `work` when the browser has nothing better to do, after some seconds in any case. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 4000 })
  else setTimeout(work, 200)
}

/** Calls `work` when the page can be seen: at once, or when its tab comes to the front. */
function whenVisible(work: () => void): void {
  if (document.visibilityState === 'visible') work()
  else document.addEventListener('visibilitychange', () => whenVisible(work), { once: true })
}
