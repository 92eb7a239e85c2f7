import { phaseOf, publishPhases } from '../../shared/output/publishOrder.ts'
import type { Listing } from '../bucket/Bucket.ts'
import {
  type BucketState,
  type KnownObject,
  changedKey,
  changedPrefix,
  isUndisturbed,
  keptKey,
  keptPrefix,
  ownPrefix,
  releaseKey,
  releasePrefix,
} from '../record/BucketState.ts'
import { type ReleasedObject, keptReleases } from '../record/Release.ts'
import type { Phase, Plan, Send } from './Plan.ts'
import { frontFolder } from './wantedObjects.ts'

export interface PlanOptions {
  readonly wanted: ReadonlyMap<string, ReleasedObject>
  readonly state: BucketState
  readonly listing: Listing
  /** By the bucket's clock, in milliseconds. */
  readonly now: number
  /** Milliseconds for which a file stays after the last release that contains it. */
  readonly grace: number
  /** The highest sequence number of all releases, including this one. */
  readonly latest: number
  /** Ids of the releases that can be restored, including this one. */
  readonly releases: readonly string[]
  /** Whether there is a build to upload from. */
  readonly canUpload: boolean
}

/** Plans what has to be done to make a bucket hold a release. */
export function planRelease(options: PlanOptions): Plan {
  const { wanted, state, listing } = options
  const isOurs = (key: string) => isUndisturbed(listing.get(key), state.objects[key])
  const pending = new Map([...wanted].filter(([key, { fingerprint }]) => !isOurs(key) || state.objects[key]?.fingerprint !== fingerprint))
  const find = options.canUpload ? () => undefined : findPlaces(options, pending)
  const sends = [...pending].map(([key, object]): Send => {
    const from = hasCopy(options, object.fingerprint) ? keptKey(object.fingerprint) : find(object.fingerprint)
    return { key, ...object, ...(from !== undefined && { from }) }
  })
  const removals = planRemovals(options)
  const keep = planKeeping([...pending.keys(), ...removals.remove].filter(isOurs), options)
  return {
    keep,
    phases: phasesOf(sends, { isThere: (key) => listing.has(key), folder: frontFolder(wanted.keys()) }),
    unchanged: wanted.size - pending.size,
    ...removals,
    sweep: sweepRecords(options, keep),
    disturbed: [...pending.keys()].filter((key) => state.objects[key] && state.objects[key].fingerprint !== '' && !isOurs(key)),
    replaced: [...pending.keys()].filter((key) => listing.has(key) && !state.objects[key]),
    foreign: [...listing.keys()].filter((key) => !key.startsWith(ownPrefix) && !state.objects[key] && !wanted.has(key)).length,
    missing: options.canUpload ? [] : sends.filter(({ from }) => from === undefined).map(({ key }) => key),
  }
}

function hasCopy({ state, listing }: PlanOptions, fingerprint: string): boolean {
  return isUndisturbed(listing.get(keptKey(fingerprint)), state.kept[fingerprint])
}

/** Finds where else in the bucket an object is; one that is about to leave its key is copied first. */
function findPlaces({ state, listing }: PlanOptions, pending: ReadonlyMap<string, unknown>): (fingerprint: string) => string | undefined {
  const places = Object.entries(state.objects)
    .filter(([key, known]) => isUndisturbed(listing.get(key), known))
    .map(([key, { fingerprint }]) => [fingerprint, pending.has(key) ? keptKey(fingerprint) : key] as const)
  const byFingerprint = new Map(places)
  return (fingerprint) => byFingerprint.get(fingerprint)
}

function planRemovals({ wanted, state, now, grace, latest, listing }: PlanOptions): Pick<Plan, 'retire' | 'remove' | 'forget'> {
  const unwanted = Object.entries(state.objects).filter(([key]) => !wanted.has(key))
  // An object that an interrupted deploy was about to write is ours, whatever its content; one changed from outside is not.
  const isOurs = (key: string, known: KnownObject) =>
    listing.has(key) && (known.fingerprint === '' || isUndisturbed(listing.get(key), known))
  const idle = unwanted.filter(([key, known]) => isOurs(key, known) && !(known.asset && known.seen > latest - keptReleases))
  return {
    retire: idle.filter(([, { retired }]) => retired === undefined).map(([key]) => key),
    remove: idle.filter(([, { retired }]) => grace === 0 || now - (retired ?? now) >= grace).map(([key]) => key),
    forget: unwanted.filter(([key, known]) => !isOurs(key, known)).map(([key]) => key),
  }
}

/** Plans copies of objects that are overwritten or removed and belong to a release that can be restored. */
function planKeeping(leaving: readonly string[], options: PlanOptions): Plan['keep'] {
  const { state, latest } = options
  const kept = leaving.flatMap((key) => {
    const known = state.objects[key]
    if (!known || known.seen <= latest - keptReleases) return []
    const { fingerprint, seen } = known
    return [{ fingerprint, seen, ...(!hasCopy(options, fingerprint) && { from: key }) }]
  })
  // Of equal objects, the one that the latest release contains decides how long the copy stays.
  const inOrder = kept.toSorted((one, other) => one.seen - other.seen)
  return [...new Map(inOrder.map((keeping) => [keeping.fingerprint, keeping])).values()]
}

/** Returns the keys of copies and records that belong to no release that can be restored. */
function sweepRecords({ listing, state, latest, wanted, releases }: PlanOptions, keep: Plan['keep']): readonly string[] {
  const needed = new Set([...wanted.values(), ...keep].map(({ fingerprint }) => fingerprint))
  const records = new Set(releases.flatMap((id) => [releaseKey(id), changedKey(id)]))
  return [...listing.keys()].filter((key) => {
    if (key.startsWith(releasePrefix) || key.startsWith(changedPrefix)) return !records.has(key)
    if (!key.startsWith(keptPrefix)) return false
    const fingerprint = key.slice(keptPrefix.length)
    return !needed.has(fingerprint) && (state.kept[fingerprint]?.seen ?? 0) <= latest - keptReleases
  })
}

interface Places {
  /** The prefix of all keys of the release. */
  readonly folder: string
  isThere(this: void, key: string): boolean
}

/** Groups the sends into phases, ordered so that no page ever refers to a file that does not exist. */
function phasesOf(sends: readonly Send[], { isThere, folder }: Places): readonly Phase[] {
  const phases = publishPhases.map(({ name }) => ({ name, sends: new Array<Send>() }))
  for (const send of sends) {
    const { key, group, redirectTo } = send
    const path = key.startsWith(folder) ? key.slice(folder.length) : 'index.html'
    phases[phaseOf({ path, group, isThere: isThere(key), isRedirect: redirectTo !== undefined })]?.sends.push(send)
  }
  return phases.filter((phase) => phase.sends.length > 0)
}
