import { type DeployContext, type Outcome, withLock } from './DeployContext.ts'
import { DeployError } from './DeployError.ts'
import type { Bucket } from './bucket/Bucket.ts'
import { planRelease } from './plan/planRelease.ts'
import { type PlannedRelease, publishRelease } from './publishRelease.ts'
import { releaseKey, rollbackKey } from './record/BucketState.ts'
import { type Release, type ReleasePointer, readRecord, writeRecord } from './record/Release.ts'
import { type Intention, isIntention, isRelease } from './record/recordForms.ts'
import { type Survey, surveyBucket } from './record/surveyBucket.ts'

export interface RollBackOptions extends DeployContext {
  /** Id of a release; absent means the one before the current one. */
  readonly to?: string
}

/** Makes an earlier release current, using only what the bucket holds. */
export async function rollBack(options: RollBackOptions): Promise<Outcome> {
  if (options.dryRun) return { plan: (await makePlan(options)).plan }
  return withLock(options, async ({ bucket, endWith }) => {
    const planned = await makePlan(options)
    const { plan, release, survey, pointer } = planned
    if (!(await options.confirm(plan))) return { plan }
    const isNoted = survey.listing.has(rollbackKey)
    const isNamed = options.to !== undefined
    if (!isNamed && !planned.isContinued) {
      await writeRecord(bucket, rollbackKey, { version: 1, from: pointer.id, to: release.id } satisfies Intention)
    }
    const published = await publishRelease({ ...options, ...planned, bucket, uploads: new Map() })
    if (isNoted || !isNamed) endWith(rollbackKey)
    return { plan, release, ...published }
  })
}

interface PlannedRollback extends PlannedRelease {
  readonly pointer: ReleasePointer
  /** Whether it continues an unfinished rollback. */
  readonly isContinued: boolean
}

async function makePlan(options: RollBackOptions): Promise<PlannedRollback> {
  const { bucket, grace } = options
  const survey = await surveyBucket(bucket)
  const begun = options.to === undefined ? await findIntention(bucket, survey) : undefined
  if (begun) options.notice(`An earlier rollback to ${begun.to} was not finished; it is being finished now.`)
  const { release, pointer } = await findRelease({ ...options, ...(begun && { to: begun.to }) }, survey)
  const wanted = new Map(Object.entries(release.objects))
  const { latest, releases } = pointer
  const { state, listing } = survey
  const plan = planRelease({ wanted, state, listing, now: bucket.now(), grace, latest, releases, canUpload: false })
  const [first] = plan.missing
  if (first !== undefined) {
    throw new DeployError(
      `Release ${release.id} cannot be restored: files of it are no longer in ${bucket.name} (${plan.missing.length}; the first is ${first}). Build that state of the publication again and deploy it.`,
    )
  }
  return { survey, pointer, release, isContinued: begun !== undefined, plan, latest, releases }
}

/** Returns the unfinished rollback; undefined if there is none, or if another release has become current since. */
async function findIntention(bucket: Bucket, { listing, pointer }: Survey): Promise<Intention | undefined> {
  const intention = listing.has(rollbackKey) ? await readRecord(bucket, rollbackKey, isIntention) : undefined
  const isOpen = intention && pointer && [intention.from, intention.to].includes(pointer.id) && pointer.releases.includes(intention.to)
  return isOpen ? intention : undefined
}

async function findRelease(
  { bucket, to }: Pick<RollBackOptions, 'bucket' | 'to'>,
  { pointer }: Survey,
): Promise<{ readonly release: Release; readonly pointer: ReleasePointer }> {
  const ids = pointer?.releases ?? []
  const id = to ?? ids.findLast((candidate) => pointer !== undefined && candidate < pointer.id)
  const known = ids.length > 0 ? `Its releases: ${ids.join(', ')}.` : 'It has no releases.'
  if (id === undefined) throw new DeployError(`${bucket.name} has no release before the current one. ${known}`)
  const release = ids.includes(id) ? await readRecord(bucket, releaseKey(id), isRelease) : undefined
  if (!release || !pointer) throw new DeployError(`${bucket.name} has no release ${id} that can be read. ${known}`)
  return { release, pointer }
}
