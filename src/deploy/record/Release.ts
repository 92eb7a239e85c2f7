import type { ObjectGroup } from '../plan/WantedObject.ts'

/** One object of a release: what is enough to know, and to restore, what it was. */
export interface ReleasedObject {
  readonly fingerprint: string
  readonly group: ObjectGroup
  readonly size: number
  /** Where website hosting sends whoever asks for it: a copy has to be told, it is not copied along. */
  readonly redirectTo?: string
}

/** A release as its bucket remembers it. */
export interface Release {
  readonly version: 1
  readonly id: string
  readonly sequence: number
  /** Of all its keys and fingerprints: two releases with one digest are the same. */
  readonly digest: string
  /** ISO, of the bucket's clock. */
  readonly at: string
  readonly by: string
  readonly objects: Readonly<Record<string, ReleasedObject>>
}

/** The release that readers see; the last thing that a deploy writes. */
export interface ReleasePointer {
  readonly version: 1
  readonly id: string
  readonly sequence: number
  readonly digest: string
  /** The highest sequence number that any release has had. */
  readonly latest: number
  /** Ids of the releases that can be returned to, in the order in which they came; this one is among them. */
  readonly releases: readonly string[]
  readonly at: string
}

/** Releases that can be returned to, and whose hashed assets stay. */
export const keptReleases = 5
