import type { ThirdParty, ThirdPartyScript } from '../../shared/browser/thirdParty.ts'
import { addScript, runOffMainThread } from './runOffMainThread.ts'

/** Calls `work` when the browser is idle. */
type WhenIdle = (work: () => void) => void

const started = new Set<string>()

/** Runs the publication's scripts, each by its strategy and once per document. */
export function startScripts(listed: ThirdParty, whenIdle: WhenIdle): void {
  const { scripts } = listed
  for (const script of scripts) {
    if (started.has(script.src)) continue
    started.add(script.src)
    startScript(script, listed, whenIdle)
  }
}

function startScript(script: ThirdPartyScript, listed: ThirdParty, whenIdle: WhenIdle): void {
  const { strategy } = script
  switch (strategy) {
    case 'post-hydrate':
      return addScript(script)
    case 'idle':
      return whenIdle(() => addScript(script))
    case 'off-main-thread':
      // Partytown counts animation frames, and a hidden page has none: its worker would never become ready.
      return whenVisible(() => runOffMainThread(script, listed))
  }
}

/** Calls `work` as soon as the page is visible. */
function whenVisible(work: () => void): void {
  if (document.visibilityState === 'visible') work()
  else document.addEventListener('visibilitychange', () => whenVisible(work), { once: true })
}
