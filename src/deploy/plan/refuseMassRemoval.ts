import { DeployError } from '../DeployError.ts'
import type { ReleasedObjects } from './changedAddresses.ts'

const fewPages = 10
const largestShare = 0.2

/** Fails where a release would take more than a fifth of the pages away: rather a build gone wrong than a wish. */
export function refuseMassRemoval(current: ReleasedObjects, wanted: ReadonlyMap<string, unknown>): void {
  const pages = Object.entries(current).filter(([key, { group }]) => group === 'document' && key.endsWith('.html'))
  const leaving = pages.filter(([key]) => !wanted.has(key)).length
  if (leaving <= fewPages || leaving <= pages.length * largestShare) return
  throw new DeployError(
    `This release would take ${leaving} of ${pages.length} documents away. If that is meant, add --allow-removals; if not, look at the build. Nothing was changed.`,
  )
}
