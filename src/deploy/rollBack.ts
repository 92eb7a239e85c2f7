import { type DeployContext, type Outcome, withLock } from './DeployContext.ts'
import { DeployError } from './DeployError.ts'
import type { Plan } from './plan/Plan.ts'
import { planRelease } from './plan/planRelease.ts'
import { publishRelease } from './publishRelease.ts'
import { readRecord } from './record/bucketRecord.ts'
import { releaseKey } from './record/ownKeys.ts'
import type { Release } from './record/Release.ts'
import { type Survey, surveyBucket } from './record/surveyBucket.ts'

export interface RollBackOptions extends DeployContext {
  /** The id of a release; absent: the one before the present one. */
  readonly to?: string
}

/** Makes an earlier release the one that readers see, from what the bucket holds. */
export async function rollBack(options: RollBackOptions): Promise<Outcome> {
  if (options.dryRun) return { plan: (await makePlan(options)).plan }
  return withLock(options, async (check) => {
    const planned = await makePlan(options)
    const { plan, release } = planned
    if (!(await options.confirm(plan))) return { plan }
    const upload = () => Promise.reject(new Error('A rollback has nothing to upload.'))
    const changed = await publishRelease({ ...options, ...planned, check, upload })
    return { plan, release, changed }
  })
}

async function makePlan(options: RollBackOptions): Promise<{
  readonly survey: Survey
  readonly release: Release
  readonly plan: Plan
  readonly latest: number
  readonly releases: readonly string[]
}> {
  const { bucket, grace } = options
  const survey = await surveyBucket(bucket)
  const release = await findRelease(options, survey)
  const wanted = new Map(Object.entries(release.objects))
  const latest = survey.pointer?.latest ?? release.sequence
  const releases = survey.pointer?.releases ?? []
  const { state, listing } = survey
  const plan = planRelease({ wanted, state, listing, now: bucket.now(), grace, latest, releases, canUpload: false })
  const [first] = plan.missing
  if (first !== undefined) {
    throw new DeployError(
      `Release ${release.id} cannot be restored: ${plan.missing.length} of its files are no longer in ${bucket.name}, such as ${first}. Build that state of the publication again and deploy it.`,
    )
  }
  return { survey, release, plan, latest, releases }
}

async function findRelease({ bucket, to }: RollBackOptions, { pointer }: Survey): Promise<Release> {
  const ids = pointer?.releases ?? []
  const id = to ?? ids.findLast((candidate) => pointer !== undefined && candidate < pointer.id)
  const known = ids.length > 0 ? `There are: ${ids.join(', ')}.` : 'There is none.'
  if (id === undefined) throw new DeployError(`${bucket.name} has no release before the present one. ${known}`)
  const release = ids.includes(id) ? await readRecord<Release>(bucket, releaseKey(id)) : undefined
  if (!release) throw new DeployError(`${bucket.name} has no release ${id} that can be read. ${known}`)
  return release
}
