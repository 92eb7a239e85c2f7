import type { BuildWatch } from './BuildWatch.ts'

const key = 'compilation-hash-reload'

export interface ReloadOptions {
  readonly build: BuildWatch
  readonly signal: AbortSignal
  /** May throw, where the browser keeps nothing. */
  storage(): Storage
  reload(): void
}

/** Reloads the document when the site has another build than the document: once, and not again while that does not help. */
export async function reloadOnMismatch({ build, signal, storage, reload }: ReloadOptions): Promise<void> {
  const state = await build.check(signal)
  if (state === 'unknown') return
  try {
    const kept = storage()
    if (state === 'other' && kept.getItem(key) === null) {
      kept.setItem(key, '1')
      return reload()
    }
    kept.removeItem(key)
  } catch {
    // Without storage there is no guard against a loop, so nothing is reloaded.
  }
  build.accept()
}
