/** What deploys know of an object that one of them wrote. */
export interface KnownObject {
  /** Empty: a deploy was about to write it and may not have done so. */
  readonly fingerprint: string
  readonly etag: string
  /** Sequence number of the last release that wanted it. */
  readonly seen: number
  /** Its name carries its content's hash. */
  readonly asset: boolean
  /** Since when no release wants it, in milliseconds of the bucket's clock. */
  readonly retired?: number
}

export interface KeptCopy {
  readonly etag: string
  /** Sequence number of the last release that wanted it. */
  readonly seen: number
}

/** All that deploys know of a bucket; one file in it. Whatever the bucket holds beyond this, others wrote. */
export interface BucketState {
  readonly version: 1
  readonly objects: Readonly<Record<string, KnownObject>>
  /** Copies of what releases overwrote or removed, by fingerprint. */
  readonly kept: Readonly<Record<string, KeptCopy>>
}

export const emptyState: BucketState = { version: 1, objects: {}, kept: {} }

/** Prefix of the keys that belong to deploys and not to the site. */
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
