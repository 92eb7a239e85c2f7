import type { ReleasedObject } from '../record/Release.ts'

/** An object to be written at its key: uploaded from this machine, or copied from a key in the bucket with the same content. */
export interface Send extends ReleasedObject {
  readonly key: string
  /** The key to copy from; absent means uploaded. */
  readonly from?: string
}

export interface Phase {
  readonly name: string
  readonly sends: readonly Send[]
}

/** A copy of an object that is about to leave its key, kept for the releases that contain it. */
interface Keeping {
  readonly fingerprint: string
  /** Sequence number of the last release that contains it. */
  readonly seen: number
  /** The key to copy from; absent if the copy already exists. */
  readonly from?: string
}

/** Everything that a deploy does, in this order: keep, the phases, the pointer, remove. */
export interface Plan {
  readonly keep: readonly Keeping[]
  /** Each starts after the one before has ended. */
  readonly phases: readonly Phase[]
  readonly unchanged: number
  /** Keys that no release contains from now on; they are removed after the grace period. */
  readonly retire: readonly string[]
  readonly remove: readonly string[]
  /** Keys that a deploy wrote, that no release contains, and that were changed or removed from outside; deploys no longer manage them. */
  readonly forget: readonly string[]
  /** Keys of our own records and copies that no release needs. */
  readonly sweep: readonly string[]
  /** Keys of this release that a deploy wrote and that were changed or removed from outside since. */
  readonly disturbed: readonly string[]
  /** Keys of this release at which there is an object that no deploy wrote. */
  readonly replaced: readonly string[]
  /** Number of objects that no deploy wrote and whose keys are not in this release; they stay. */
  readonly foreign: number
  /** Keys without a source, in a plan that cannot upload. */
  readonly missing: readonly string[]
}
