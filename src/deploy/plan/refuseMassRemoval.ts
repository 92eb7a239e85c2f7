import { DeployError } from '../DeployError.ts'
import type { BucketState } from '../record/BucketState.ts'
import type { ReleasedObjects } from '../record/Release.ts'

/** Share of the documents that a release may remove. */
const largestShare = 0.2

interface Standing {
  /** Absent if there is no release yet. */
  readonly pointer: unknown
  /** The release that readers see; undefined if its record cannot be read. */
  readonly current: { readonly objects: ReleasedObjects } | undefined
  readonly state: BucketState
}

/** Throws if a release would remove more than a fifth of the documents, which is more likely a broken build than intended. */
export function refuseMassRemoval({ pointer, current, state }: Standing, wanted: ReadonlyMap<string, unknown>): void {
  if (!pointer) return
  const documents = (current ? documentsOf(current.objects) : documentsIn(state)).filter((key) => key.endsWith('.html'))
  const leaving = documents.filter((key) => !wanted.has(key)).length
  if (leaving <= documents.length * largestShare) return
  throw new DeployError(
    `This release would remove ${leaving} of ${documents.length} documents. If that is intended, add --allow-removals; if not, check the build. Nothing was changed.`,
  )
}

function documentsOf(objects: ReleasedObjects): readonly string[] {
  return Object.keys(objects).filter((key) => objects[key]?.group === 'document')
}

function documentsIn({ objects }: BucketState): readonly string[] {
  return Object.keys(objects).filter((key) => objects[key]?.retired === undefined)
}
