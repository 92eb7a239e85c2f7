import type { Manifest } from '../shared/output/manifest.ts'
import { type DeployContext, type Outcome, withLock } from './DeployContext.ts'
import { DeployError } from './DeployError.ts'
import type { Plan } from './plan/Plan.ts'
import { planRelease } from './plan/planRelease.ts'
import { refuseMassRemoval } from './plan/refuseMassRemoval.ts'
import { type DeployTarget, type WantedObject, frontFolder, wantedObjects } from './plan/wantedObjects.ts'
import { withKnownCards } from './plan/withKnownCards.ts'
import { type PlannedRelease, publishRelease } from './publishRelease.ts'
import { type BucketState, recordOf, rollbackKey } from './record/BucketState.ts'
import { type Release, type ReleasedObject, keptReleases, releaseDigest } from './record/Release.ts'
import { surveyBucket } from './record/surveyBucket.ts'

export interface DeployOptions extends DeployContext {
  readonly manifest: Manifest
  /** Returns the bytes of an object as they are stored. */
  readonly bodyOf: (this: void, object: WantedObject) => Promise<Buffer>
  readonly cards: DeployCards
  readonly target: DeployTarget
  readonly allowRemovals: boolean
}

/** Draws the social cards that a build has recipes for. */
interface DeployCards {
  drawAll(this: void, names: Iterable<string>, progress: (done: number, total: number) => void): Promise<void>
}

/** Publishes a build as the current release. */
export async function deploy(options: DeployOptions): Promise<Outcome> {
  const { manifest, target, url, cards, confirm, progress } = options
  const wanted = wantedObjects(manifest, { target, secure: url.startsWith('https:') })
  if (options.dryRun) return { plan: (await makePlan(wanted, options)).plan }
  return withLock(options, async ({ check, bucket, endWith }) => {
    const planned = await makePlan(wanted, options)
    const { plan, release, survey } = planned
    if (!(await confirm(plan))) return { plan }
    const drawing = cards.drawAll(cardsToSend(plan, wanted), (done, total) => {
      check()
      progress.drew(done, total)
    })
    await drawing.finally(progress.end)
    const uploadOf = (object: WantedObject) => async () => ({ body: await options.bodyOf(object), headers: object.headers })
    const uploads = new Map([...wanted].map(([key, object]) => [key, uploadOf(object)]))
    const published = await publishRelease({ ...options, ...planned, bucket, uploads })
    // A deploy cancels an unfinished rollback.
    if (survey.listing.has(rollbackKey)) endWith(rollbackKey)
    return { plan, release, ...published }
  })
}

/** Returns the names of the cards that are nowhere in the bucket. */
function cardsToSend({ phases }: Plan, wanted: ReadonlyMap<string, WantedObject>): readonly string[] {
  const uploaded = new Set(phases.flatMap(({ sends }) => sends.filter(({ from }) => from === undefined).map(({ key }) => key)))
  return [...wanted].flatMap(([key, { source }]) => (source.kind === 'card' && uploaded.has(key) ? [source.name] : []))
}

async function makePlan(
  built: ReadonlyMap<string, WantedObject>,
  { bucket, allowRemovals, grace, owner }: DeployOptions,
): Promise<PlannedRelease> {
  if (!built.has(`${frontFolder(built.keys())}index.html`))
    throw new DeployError('The build has no front page. Nothing was changed. Check the build.')
  const survey = await surveyBucket(bucket)
  const { listing, state, pointer, current } = survey
  const wanted = withKnownCards(built, survey)
  if (!allowRemovals) refuseMassRemoval(survey, wanted)
  const objects = new Map([...wanted].map(([key, object]) => [key, toReleased(object)]))
  const newest = pointer?.latest ?? highestSequence(state)
  const digest = releaseDigest(wanted)
  const release = pointer?.digest === digest && current ? current : nextRelease(objects, { digest, sequence: newest + 1, bucket, owner })
  const latest = Math.max(newest, release.sequence)
  const releases = [...(pointer?.releases ?? []).filter((id) => id !== release.id), release.id].toSorted().slice(-keptReleases)
  const plan = planRelease({ wanted: objects, state, listing, now: bucket.now(), grace, latest, releases, canUpload: true })
  return { survey, plan, release, latest, releases }
}

/** Returns the highest sequence number in the state, which survives the pointer's removal by hand. */
function highestSequence({ objects }: BucketState): number {
  return Object.values(objects).reduce((highest, { seen }) => Math.max(highest, seen), 0)
}

function toReleased({ fingerprint, group, size, headers: { redirectTo }, noindex }: WantedObject): ReleasedObject {
  return { fingerprint, group, size, ...(redirectTo !== undefined && { redirectTo }), ...(noindex && { noindex }) }
}

function nextRelease(
  objects: ReadonlyMap<string, ReleasedObject>,
  { digest, sequence, bucket, owner }: Pick<Release, 'digest' | 'sequence'> & Pick<DeployOptions, 'bucket' | 'owner'>,
): Release {
  // Sorts by age and identifies the content.
  const id = `${String(sequence).padStart(6, '0')}-${digest.slice(0, 8)}`
  return {
    version: 1,
    id,
    sequence,
    digest,
    at: new Date(bucket.now()).toISOString(),
    by: owner.name,
    objects: recordOf(objects),
  }
}
