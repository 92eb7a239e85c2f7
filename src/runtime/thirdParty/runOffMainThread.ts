import { type ThirdParty, type ThirdPartyScript, partytownFolder, thirdPartyProxyPath } from '../../shared/browser/thirdParty.ts'

/** Milliseconds allowed for the worker to run its scripts. */
const patience = 10_000

/** The type of scripts that wait for the worker; Partytown appends `-x` once it has run one. */
const waiting = 'text/partytown'

let config: PartytownConfig | undefined
let hasFailed = false

/** Runs a script in Partytown's worker, or on the main thread if the worker is missing or late. */
export function runOffMainThread(script: ThirdPartyScript, site: ThirdParty): void {
  if (hasFailed || !('serviceWorker' in navigator)) return addScript(script)
  addScript(script, waiting)
  config ??= startPartytown(site)
  config.forward.push(...(script.forward ?? []))
}

function startPartytown(site: ThirdParty): PartytownConfig {
  const settings = partytownConfig(site)
  Object.assign(globalThis, { partytown: settings })
  const timer = setTimeout(() => giveUp(settings), patience)
  // Dispatched once, after Partytown has tried every waiting script.
  document.addEventListener('pt0', () => {
    clearTimeout(timer)
    runHere(`[type="${waiting}"][data-pterror]`)
    for (const script of scriptsOf(`[type="${waiting}-x"]:not([data-pterror])`)) void runUnlessSent(script, site)
  })
  announceAddress()
  addScript({ src: `${settings.lib}partytown.js` })
  return settings
}

function giveUp(settings: PartytownConfig): void {
  // Partytown runs them itself if it may not register a service worker.
  if (!document.querySelector(`script[type="${waiting}"]`)) return
  hasFailed = true
  // The forwarded globals queue calls for a worker that will not come; a late worker must not install them again.
  for (const name of settings.forward) Reflect.deleteProperty(globalThis, name.split('.', 1)[0] ?? name)
  settings.forward = []
  // The worker lives in this frame and ends with it.
  document.querySelector(`iframe[src^="${settings.lib}"]`)?.remove()
  runHere(`[type="${waiting}"]`)
}

/**
 * Runs a script here if the worker got no script for it: Partytown reports no error if what arrives is a page, or an error over HTTP/2,
 * which has no status text. A script that arrived is in the browser's cache.
 */
async function runUnlessSent(script: HTMLScriptElement, site: ThirdParty): Promise<void> {
  const { src } = originalOf(script)
  const answer = await fetch(proxyAddress(site) + encodeURIComponent(src), { cache: 'force-cache' }).catch(() => undefined)
  if (answer && !(answer.ok && /javascript|ecmascript/.test(answer.headers.get('content-type') ?? ''))) addScript(originalOf(script))
}

function runHere(selector: string): void {
  for (const script of scriptsOf(selector)) {
    script.type += '-x'
    addScript(originalOf(script))
  }
}

function scriptsOf(selector: string): readonly HTMLScriptElement[] {
  return [...document.querySelectorAll<HTMLScriptElement>(`script${selector}`)]
}

function originalOf(script: HTMLScriptElement): Pick<ThirdPartyScript, 'src' | 'data'> {
  return { src: script.dataset.ptsrc ?? script.src, data: ownData(script) }
}

/** Returns the `data-*` attributes of a script's element, without Partytown's own. */
function ownData({ attributes }: HTMLScriptElement): Readonly<Record<string, string>> {
  const own = [...attributes].filter(({ name }) => /^data-(?!pt)/.test(name))
  return Object.fromEntries(own.map(({ name, value }) => [name.slice('data-'.length), value]))
}

/** Adds a script to the document; with a non-JavaScript type it does not run. */
export function addScript({ src, data }: Pick<ThirdPartyScript, 'src' | 'data'>, type = ''): void {
  const script = document.createElement('script')
  for (const [name, value] of Object.entries(data ?? {})) script.setAttribute(`data-${name}`, value)
  script.type = type
  script.src = src
  document.head.append(script)
}

/** Dispatches `popstate` for every new address: Partytown does not use the Navigation API and would miss the change. */
function announceAddress(): void {
  if (!globalThis.navigation) return
  navigation.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType === 'push' || navigationType === 'replace') dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
}

/** The settings that Partytown reads from `window.partytown`; see https://partytown.qwik.dev/configuration. */
interface PartytownConfig {
  readonly lib: string
  /** Milliseconds; 0, because our own timer starts before Partytown's script has loaded. */
  readonly fallbackTimeout: 0
  forward: string[]
  /** Source of a function. The worker evaluates it, so it cannot use variables from here. */
  readonly resolveUrl: string
}

function proxyAddress({ base = '' }: ThirdParty): string {
  return `${base}${thirdPartyProxyPath}?url=`
}

function partytownConfig(site: ThirdParty): PartytownConfig {
  const { base = '', proxied } = site
  const address = `new URL('${proxyAddress(site)}'+encodeURIComponent(url.href),location.origin)`
  return {
    lib: `${base}/${partytownFolder}/`,
    fallbackTimeout: 0,
    forward: [],
    resolveUrl: `(url,location,type)=>type==='script'&&${JSON.stringify(proxied)}.includes(url.href)?${address}:null`,
  }
}
