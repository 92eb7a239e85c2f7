import { DeployError } from '../DeployError.ts'
import type { BucketState } from '../record/BucketState.ts'
import type { ReleasedObjects } from './changedAddresses.ts'

const largestShare = 0.2

export interface Standing {
  /** Absent where there is no release yet. */
  readonly pointer: unknown
  /** What readers see; undefined where its record cannot be read. */
  readonly current: { readonly objects: ReleasedObjects } | undefined
  readonly state: BucketState
}

/** Fails where a release would take more than a fifth of the documents away: rather a build gone wrong than a wish. */
export function refuseMassRemoval({ pointer, current, state }: Standing, wanted: ReadonlyMap<string, unknown>): void {
  if (!pointer) return
  const documents = (current ? documentsOf(current.objects) : documentsIn(state)).filter((key) => key.endsWith('.html'))
  const leaving = documents.filter((key) => !wanted.has(key)).length
  if (leaving <= documents.length * largestShare) return
  throw new DeployError(
    `This release would take ${leaving} of ${documents.length} documents away. If that is meant, add --allow-removals; if not, look at the build. Nothing was changed.`,
  )
}

function documentsOf(objects: ReleasedObjects): readonly string[] {
  return Object.keys(objects).filter((key) => objects[key]?.group === 'document')
}

function documentsIn({ objects }: BucketState): readonly string[] {
  return Object.keys(objects).filter((key) => objects[key]?.retired === undefined)
}
