import type { Outcome, Progress } from './DeployContext.ts'
import { type Uploads, applyPlan } from './apply/applyPlan.ts'
import type { Bucket } from './bucket/Bucket.ts'
import type { Plan, Send } from './plan/Plan.ts'
import { changedAddresses } from './plan/changedAddresses.ts'
import { changedKey, pointerKey, releaseKey, stateKey } from './record/BucketState.ts'
import { Ledger } from './record/Ledger.ts'
import { type Release, type ReleasePointer, readRecord, writeRecord } from './record/Release.ts'
import { isChangedAddresses } from './record/recordForms.ts'
import type { Survey } from './record/surveyBucket.ts'

/** A release, and how it becomes the current one. */
export interface PlannedRelease {
  readonly survey: Survey
  readonly plan: Plan
  readonly release: Release
  /** The highest sequence number of all releases, including this one. */
  readonly latest: number
  /** Ids of the releases that can be restored, including this one. */
  readonly releases: readonly string[]
}

interface PublishOptions extends PlannedRelease {
  readonly bucket: Bucket
  /** Scheme and host of the site. */
  readonly url: string
  readonly uploads: Uploads
  readonly progress: Progress
  readonly parallel: number
}

/** Carries out a plan and makes its release the current one. If it is interrupted anywhere, it can be run again from the start. */
export async function publishRelease(options: PublishOptions): Promise<Pick<Outcome, 'isNew' | 'changed'>> {
  const { bucket, survey, plan, release, progress } = options
  const { state, pointer, current } = survey
  const sends = plan.phases.flatMap((phase) => phase.sends)
  const isNew = pointer?.id !== release.id || current === undefined
  const { id, objects } = release
  const replaced = replacedKeys(options)
  const since = changedAddresses({ release: id, objects, replaced, url: options.url, ...(current && { previous: current }) })
  // If the release is already current, the deploy that published it may have ended before the addresses were passed on.
  const recorded = isNew ? undefined : await readRecord(bucket, changedKey(id), isChangedAddresses)
  const changed = isNew ? since : recorded && { ...recorded, purge: [...new Set([...recorded.purge, ...since.purge])] }
  const keys = replaced.filter((key) => !current?.objects[key] || current.objects[key].fingerprint === objects[key]?.fingerprint)
  const ledger = new Ledger({ ...state, unreported: keys.length > 0 ? { since: pointer?.id ?? '', keys } : undefined })
  progress.begin({ objects: sends.length, bytes: sends.reduce((sum, { size }) => sum + size, 0) })
  try {
    await applyPlan({ ...options, ledger, wanted: Object.keys(release.objects), sequence: release.sequence })
  } finally {
    progress.end()
  }
  for (const key of plan.retire) ledger.retire(key, bucket.now())
  ledger.forget(plan.forget)
  const isStateNew = [sends, plan.keep, plan.retire, plan.forget].some(({ length }) => length > 0)
  if (isNew || isStateNew) await writeRecord(bucket, stateKey, ledger.state)
  if (isNew) await writeRecord(bucket, releaseKey(id), release)
  if (changed && changed.purge.length !== recorded?.purge.length) await writeRecord(bucket, changedKey(id), changed)
  if (isNew) await writeRecord(bucket, pointerKey, pointTo(options))
  await removeUnwanted(options, ledger)
  return { isNew, ...(changed && { changed }) }
}

/** Returns the keys of objects that readers have seen since the current release was published, and do not see any more. */
function replacedKeys({ survey: { state, listing, pointer }, plan }: PublishOptions): readonly string[] {
  const earlier = state.unreported?.since === (pointer?.id ?? '') ? state.unreported.keys : []
  const sends = plan.phases.flatMap((phase) => phase.sends)
  const isAnother = ({ key, fingerprint }: Send) =>
    state.objects[key]?.fingerprint !== fingerprint || state.objects[key].etag !== listing.get(key)
  const overwritten = sends.filter((send) => listing.has(send.key) && isAnother(send)).map(({ key }) => key)
  return [...new Set([...earlier, ...overwritten, ...plan.retire.filter((key) => !state.objects[key]?.asset)])]
}

function pointTo({ release: { id, sequence, digest }, latest, releases, bucket }: PublishOptions): ReleasePointer {
  return { version: 1, id, sequence, digest, latest, releases, at: new Date(bucket.now()).toISOString() }
}

async function removeUnwanted({ bucket, plan, latest }: PublishOptions, ledger: Ledger): Promise<void> {
  const leaving = [...plan.remove, ...plan.sweep]
  if (leaving.length === 0) return
  await bucket.remove(leaving)
  ledger.forget(plan.remove)
  ledger.forgetCopies(latest)
  await writeRecord(bucket, stateKey, ledger.state)
}
