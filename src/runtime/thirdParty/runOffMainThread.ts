import type { ThirdPartyScript } from '../../shared/thirdParty.ts'
import { addScript } from './addScript.ts'
import { announceAddress } from './announceAddress.ts'
import { type PartytownConfig, partytownConfig } from './partytownConfig.ts'

/** Milliseconds in which the worker must have run what it was given. */
const patience = 10_000

/** The type of scripts that wait for the worker; Partytown adds `-x` to it when one has run. */
const waiting = 'text/partytown'

let config: PartytownConfig | undefined
let hasFailed = false

/** Runs a script in Partytown's worker; on the main thread where there is none, or none that is ready in time. */
export function runOffMainThread({ src, forward = [] }: ThirdPartyScript, proxied: readonly string[]): void {
  if (hasFailed || !('serviceWorker' in navigator)) return addScript(src)
  addScript(src, waiting)
  config ??= startPartytown(proxied)
  config.forward.push(...forward)
}

function startPartytown(proxied: readonly string[]): PartytownConfig {
  const settings = partytownConfig(proxied)
  Object.assign(globalThis, { partytown: settings })
  const timer = setTimeout(() => giveUp(settings), patience)
  // Dispatched once, after everything that was waiting has been tried.
  document.addEventListener('pt0', () => {
    clearTimeout(timer)
    runHere(`[type="${waiting}"][data-pterror]`)
  })
  announceAddress()
  addScript(`${settings.lib}partytown.js`)
  return settings
}

function giveUp(settings: PartytownConfig): void {
  // Partytown may have given up before, on a browser that lets it register nothing, and run them itself.
  if (!document.querySelector(`script[type="${waiting}"]`)) return
  hasFailed = true
  // The stand-ins queue calls for a worker that will not come, and one that comes late must not set them up again.
  for (const name of settings.forward) Reflect.deleteProperty(globalThis, name.split('.', 1)[0] ?? name)
  settings.forward = []
  // The worker lives in this frame and ends with it.
  document.querySelector(`iframe[src^="${settings.lib}"]`)?.remove()
  runHere(`[type="${waiting}"]`)
}

function runHere(selector: string): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>(`script${selector}`)) {
    script.type += '-x'
    addScript(script.dataset.ptsrc ?? script.src)
  }
}
