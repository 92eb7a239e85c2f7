/** When a third-party script runs: as soon as the page is hydrated, once it is idle after that, or in a worker. */
export type ScriptStrategy = 'post-hydrate' | 'idle' | 'off-main-thread'

/** A third-party script. */
export interface ThirdPartyScript {
  /** Absolute https URL, as serialised by `URL`. */
  readonly src: string
  readonly strategy: ScriptStrategy
  /** The `data-*` attributes of its element, by the name after `data-`. */
  readonly data?: Readonly<Record<string, string>>
  /** Globals that the page calls and the worker handles (`dataLayer.push`); only for `off-main-thread`. */
  readonly forward?: readonly string[]
}

/** The publication's third-party scripts, as used by the documents, the browser runtime and the server. */
export interface ThirdParty {
  /** Without duplicates. */
  readonly scripts: readonly ThirdPartyScript[]
  /** The exact URLs that the same-site proxy serves. */
  readonly proxied: readonly string[]
  /** Prefix of the paths of the proxy and of Partytown's files; absent at the root of the host. */
  readonly base?: string
  /** Further origins that the scripts may connect to. */
  readonly connect?: readonly string[]
}

/** Serves a listed script of another site: `?url={encoded address}`. */
export const thirdPartyProxyPath = '/__third-party-proxy'

/** Folder of Partytown's own files, below the output folder. */
export const partytownFolder = '~partytown'
