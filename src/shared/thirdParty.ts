/** When a third-party script runs: once the page is alive, once it is idle after that, or in a worker. */
export type ScriptStrategy = 'post-hydrate' | 'idle' | 'off-main-thread'

/** One script of a third party. */
export interface ThirdPartyScript {
  /** Absolute, https, as `URL` writes it. */
  readonly src: string
  readonly strategy: ScriptStrategy
  /** What its element says in `data-*` attributes, by the name after `data-`. */
  readonly data?: Readonly<Record<string, string>>
  /** Globals that the page calls and the worker answers (`dataLayer.push`); only for `off-main-thread`. */
  readonly forward?: readonly string[]
}

/** What a publication lists, as the documents, the browser's runtime and the server use it. */
export interface ThirdParty {
  /** None twice. */
  readonly scripts: readonly ThirdPartyScript[]
  /** Exact addresses that the same-site proxy answers for. */
  readonly proxied: readonly string[]
  /** What stands before the paths of the proxy and of Partytown's files; absent at the root of the host. */
  readonly base?: string
  /** Further origins that the scripts may talk to. */
  readonly connect?: readonly string[]
}

/** Answers with a listed script of another site: `?url={encoded address}`. */
export const thirdPartyProxyPath = '/__third-party-proxy'

/** Folder of Partytown's own files below the output. */
export const partytownFolder = '~partytown'
