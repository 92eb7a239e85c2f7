import { changedKey, changedPrefix, keptPrefix, releaseKey, releasePrefix } from '../record/ownKeys.ts'
import { keptReleases } from '../record/Release.ts'
import type { PlanOptions } from './planRelease.ts'

/** Keys of copies and records that belong to no release that can be returned to. */
export function sweepRecords({ listing, state, latest, wanted, releases }: PlanOptions): readonly string[] {
  const needed = new Set([...wanted.values()].map(({ fingerprint }) => fingerprint))
  const records = new Set(releases.flatMap((id) => [releaseKey(id), changedKey(id)]))
  return [...listing.keys()].filter((key) => {
    if (key.startsWith(releasePrefix) || key.startsWith(changedPrefix)) return !records.has(key)
    if (!key.startsWith(keptPrefix)) return false
    const fingerprint = key.slice(keptPrefix.length)
    return !needed.has(fingerprint) && (state.kept[fingerprint]?.seen ?? 0) <= latest - keptReleases
  })
}
