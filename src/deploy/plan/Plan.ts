import type { ReleasedObject } from '../record/Release.ts'

/** How an object comes to its key: from this machine, or from a place in the bucket where the same one is. */
export interface Send extends ReleasedObject {
  readonly key: string
  /** The key to copy from; absent: uploaded. */
  readonly from?: string
}

export interface Phase {
  readonly name: string
  readonly sends: readonly Send[]
}

/** A copy of what is about to leave its key, for the releases that had it. */
interface Keeping {
  readonly fingerprint: string
  /** Sequence number of the last release that wanted it. */
  readonly seen: number
  /** The key that it leaves; absent: the copy is there already. */
  readonly from?: string
}

/** All that a deploy will do, in its order: keep, the phases, the pointer, remove. */
export interface Plan {
  readonly keep: readonly Keeping[]
  /** Each begins when the one before has ended. */
  readonly phases: readonly Phase[]
  readonly unchanged: number
  /** Keys that no release wants from now on; they go when the grace period has passed. */
  readonly retire: readonly string[]
  readonly remove: readonly string[]
  /** Keys that we wrote, that no release wants, and that were changed or removed from outside: no longer ours. */
  readonly forget: readonly string[]
  /** Keys of our own records and copies that no release needs. */
  readonly sweep: readonly string[]
  /** Keys of this release that we wrote and that were changed or removed from outside since. */
  readonly disturbed: readonly string[]
  /** Keys of this release that hold an object no deploy wrote. */
  readonly replaced: readonly string[]
  /** Number of objects that no deploy wrote and that are at no key of this release; they stay. */
  readonly foreign: number
  /** Keys without a source, in a plan that cannot upload. */
  readonly missing: readonly string[]
}
