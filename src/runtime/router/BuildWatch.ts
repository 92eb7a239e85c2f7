import { appDataFile } from '../../shared/addresses/paths.ts'
import { type Network, requestObject, isFault } from './network.ts'

/** The site's current build compared with the running one; `unknown` if there was no answer. */
type BuildState = 'same' | 'other' | 'unknown'

/** Watches for a newer build of the site. */
export class BuildWatch {
  /** Set once the site is known to have another build; from then on every navigation loads a document. */
  outdated = false
  readonly running: string
  readonly #network: Network
  #seen: string | undefined
  #accepted: string | undefined

  constructor(running: string, network: Network) {
    this.running = running
    this.#network = network
  }

  /** Requests the hash of the site's current build. */
  async check(signal = new AbortController().signal): Promise<BuildState> {
    // Offline, the service worker answers with the hash that it has kept.
    this.#seen = this.#network.online() ? await this.#ask(signal) : undefined
    if (this.#seen === undefined) return 'unknown'
    return this.#seen === this.running || this.#seen === this.#accepted ? 'same' : 'other'
  }

  /** Treats the last hash seen as the running build's, because a reload has not helped. */
  accept(): void {
    this.#accepted = this.#seen
  }

  async #ask(signal: AbortSignal): Promise<string | undefined> {
    try {
      const hash = (await requestObject(appDataFile, signal, this.#network))?.webpackCompilationHash
      return typeof hash === 'string' && hash ? hash : undefined
    } catch (error) {
      signal.throwIfAborted()
      if (isFault(error)) return undefined
      throw error
    }
  }
}

const key = 'compilation-hash-reload'

interface ReloadOptions {
  readonly build: BuildWatch
  /** May throw if the browser has no storage. */
  storage(): Storage
  reload(): void
}

/** Reloads the document if the site has another build: once, and not again while that does not help. */
export async function reloadOnMismatch({ build, storage, reload }: ReloadOptions): Promise<void> {
  const state = await build.check()
  if (state === 'unknown') return
  try {
    const kept = storage()
    if (state === 'other' && !kept.getItem(key)) {
      kept.setItem(key, '1')
      // Some browser extensions put a storage in place that keeps nothing.
      if (kept.getItem(key)) return reload()
    }
    kept.removeItem(key)
  } catch {
    // Without storage nothing prevents a reload loop, so do not reload.
  }
  build.accept()
}

/** Milliseconds in the background after which a tab checks whether the site has changed. */
const absence = 10 * 60 * 1000

/** Checks the site's build when the reader returns to a tab after a long absence. */
export function watchLongAbsence(build: BuildWatch): void {
  let left = Infinity
  const look = async () => {
    if (document.hidden) left = Date.now()
    else if (Date.now() - left >= absence && (await build.check()) === 'other') build.outdated = true
  }
  // A tab may be opened in the background.
  void look()
  document.addEventListener('visibilitychange', () => void look())
}
