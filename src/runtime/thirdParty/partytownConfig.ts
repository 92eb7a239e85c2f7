import { partytownFolder, thirdPartyProxyPath } from '../../shared/thirdParty.ts'

/** What Partytown reads from `window.partytown`; see https://partytown.qwik.dev/configuration. */
export interface PartytownConfig {
  readonly lib: string
  /** Milliseconds; 0: we keep the time ourselves, from before Partytown's own script has come. */
  readonly fallbackTimeout: 0
  forward: string[]
  /** Source of a function: the worker evaluates it, so it can use nothing from around it. */
  readonly resolveUrl: string
}

export function partytownConfig(proxied: readonly string[]): PartytownConfig {
  const address = `new URL('${thirdPartyProxyPath}?url='+encodeURIComponent(url.href),location.origin)`
  return {
    lib: `/${partytownFolder}/`,
    fallbackTimeout: 0,
    forward: [],
    resolveUrl: `(url,location,type)=>type==='script'&&${JSON.stringify(proxied)}.includes(url.href)?${address}:null`,
  }
}
