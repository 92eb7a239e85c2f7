/** What deploys know about an object that one of them wrote. */
export interface KnownObject {
  /** Empty if a deploy was about to write it and may not have done so. */
  readonly fingerprint: string
  readonly etag: string
  /** Sequence number of the last release that contains it. */
  readonly seen: number
  /** Whether its name contains a content hash. */
  readonly asset: boolean
  /** When it left the last release, in milliseconds of the bucket's clock; absent while a release contains it. */
  readonly retired?: number
}

export interface KeptCopy {
  readonly etag: string
  /** Sequence number of the last release that contains it. */
  readonly seen: number
}

/** Everything that deploys know about a bucket, in one file. All other objects in the bucket were written by others. */
export interface BucketState {
  readonly version: 1
  readonly objects: Readonly<Record<string, KnownObject>>
  /** Copies of objects that releases overwrote or removed, by fingerprint. */
  readonly kept: Readonly<Record<string, KeptCopy>>
  /** Absent if every list of changed addresses is complete. */
  readonly unreported?: Unreported | undefined
}

/** Objects that interrupted deploys showed to readers, and that the release before the next does not differ in. */
export interface Unreported {
  /** Id of the release that has been current since; empty if there is none. */
  readonly since: string
  readonly keys: readonly string[]
}

/** Reports whether an object is as a deploy wrote it; a service without entity tags cannot tell. */
export function isUndisturbed(etag: string | undefined, known: { readonly etag: string } | undefined): boolean {
  return known !== undefined && known.etag !== '' && known.etag === etag
}

/** Returns a record that inherits nothing: a page may be called `constructor`. */
export function recordOf<Value>(entries: Iterable<readonly [key: string, value: Value]>): Readonly<Record<string, Value>> {
  return Object.setPrototypeOf(Object.fromEntries(entries), null) as Record<string, Value>
}

export const emptyState: BucketState = { version: 1, objects: recordOf([]), kept: recordOf([]) }

/** Prefix of the keys that belong to deploys rather than to the site. */
export const ownPrefix = '.roomwright/'
export const stateKey = `${ownPrefix}state.json.gz`
export const pointerKey = `${ownPrefix}release.json`
/** Key of the record of an unfinished rollback. */
export const rollbackKey = `${ownPrefix}rollback.json`
export const lockPrefix = `${ownPrefix}locks/`
export const keptPrefix = `${ownPrefix}kept/`
export const releasePrefix = `${ownPrefix}releases/`
export const changedPrefix = `${ownPrefix}changed/`

export function keptKey(fingerprint: string): string {
  return keptPrefix + fingerprint
}

export function releaseKey(id: string): string {
  return `${releasePrefix}${id}.json.gz`
}

export function changedKey(id: string): string {
  return `${changedPrefix}${id}.json`
}
