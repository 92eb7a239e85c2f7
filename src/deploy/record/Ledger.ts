import { keptReleases, type ReleasedObject } from './Release.ts'
import type { BucketState, KeptCopy, KnownObject, Unreported } from './BucketState.ts'

/** The state of a bucket while a deploy changes it. */
export class Ledger {
  readonly #objects: Map<string, KnownObject>
  readonly #kept: Map<string, KeptCopy>
  readonly #unreported: Unreported | undefined

  constructor({ objects, kept, unreported }: BucketState) {
    this.#objects = new Map(Object.entries(objects))
    this.#kept = new Map(Object.entries(kept))
    this.#unreported = unreported
  }

  get state(): BucketState {
    const unreported = this.#unreported
    const known = { objects: Object.fromEntries(this.#objects), kept: Object.fromEntries(this.#kept) }
    return { version: 1, ...known, ...(unreported && { unreported }) }
  }

  /** Records that a key is about to be written; until it is, its content is unknown. */
  intend(key: string, { group }: ReleasedObject, sequence: number): void {
    this.#objects.set(key, { fingerprint: '', etag: '', seen: sequence, asset: group === 'asset' })
  }

  wrote(key: string, { fingerprint, group, etag, sequence }: ReleasedObject & { readonly etag: string; readonly sequence: number }): void {
    this.#objects.set(key, { fingerprint, etag, seen: sequence, asset: group === 'asset' })
  }

  /** Records that a release contains an existing object. */
  see(key: string, sequence: number): void {
    const known = this.#objects.get(key)
    if (!known) return
    const { fingerprint, etag, asset, seen } = known
    this.#objects.set(key, { fingerprint, etag, asset, seen: Math.max(seen, sequence) })
  }

  keep(fingerprint: string, copy: KeptCopy): void {
    this.#kept.set(fingerprint, { etag: copy.etag, seen: Math.max(copy.seen, this.#kept.get(fingerprint)?.seen ?? 0) })
  }

  /** Records that a release contained an object that has a copy. */
  seeCopy(fingerprint: string, sequence: number): void {
    const copy = this.#kept.get(fingerprint)
    if (copy) this.keep(fingerprint, { ...copy, seen: sequence })
  }

  retire(key: string, now: number): void {
    const known = this.#objects.get(key)
    if (known) this.#objects.set(key, { ...known, retired: now })
  }

  forget(keys: readonly string[]): void {
    for (const key of keys) this.#objects.delete(key)
  }

  /** Forgets copies that no release can need any more. */
  forgetCopies(latest: number): void {
    for (const [fingerprint, { seen }] of this.#kept) if (seen <= latest - keptReleases) this.#kept.delete(fingerprint)
  }
}
