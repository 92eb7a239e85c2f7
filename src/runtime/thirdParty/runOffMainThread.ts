import { type ThirdPartyScript, partytownFolder, thirdPartyProxyPath } from '../../shared/thirdParty.ts'

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

/** Adds a script to the document; one whose type is not JavaScript's stays where it is and does not run. */
export function addScript(src: string, type = ''): void {
  const script = document.createElement('script')
  script.type = type
  script.src = src
  document.head.append(script)
}

/** Tells of every new address by a `popstate`, as Back and Forward do: Partytown knows no Navigation API, so its scripts would stay where they began. */
function announceAddress(): void {
  if (!('navigation' in globalThis)) return
  navigation.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType === 'push' || navigationType === 'replace') dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
}

/** What Partytown reads from `window.partytown`; see https://partytown.qwik.dev/configuration. */
interface PartytownConfig {
  readonly lib: string
  /** Milliseconds; 0: we keep the time ourselves, from before Partytown's own script has come. */
  readonly fallbackTimeout: 0
  forward: string[]
  /** Source of a function: the worker evaluates it, so it can use nothing from around it. */
  readonly resolveUrl: string
}

function partytownConfig(proxied: readonly string[]): PartytownConfig {
  const address = `new URL('${thirdPartyProxyPath}?url='+encodeURIComponent(url.href),location.origin)`
  return {
    lib: `/${partytownFolder}/`,
    fallbackTimeout: 0,
    forward: [],
    resolveUrl: `(url,location,type)=>type==='script'&&${JSON.stringify(proxied)}.includes(url.href)?${address}:null`,
  }
}
