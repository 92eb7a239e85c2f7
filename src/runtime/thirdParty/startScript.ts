import type { ThirdPartyScript } from '../../shared/thirdParty.ts'
import { addScript } from './addScript.ts'
import { runOffMainThread } from './runOffMainThread.ts'
import { whenIdle } from './whenIdle.ts'
import { whenVisible } from './whenVisible.ts'

const started = new Set<string>()

/** Runs a script by its strategy, unless this document has it already. */
export function startScript(script: ThirdPartyScript, proxied: readonly string[]): void {
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
