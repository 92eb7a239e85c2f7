import type { Progress } from './apply/Progress.ts'
import type { Bucket } from './bucket/Bucket.ts'
import type { Owner } from './lock/Owner.ts'
import { takeLock } from './lock/takeLock.ts'
import type { ChangedAddresses } from './plan/changedAddresses.ts'
import type { Plan } from './plan/Plan.ts'
import type { Release } from './record/Release.ts'

/** What every command on a bucket needs. */
export interface DeployContext {
  readonly bucket: Bucket
  /** Scheme and host of the site. */
  readonly url: string
  readonly owner: Owner
  /** Milliseconds that a file stays after the last release that wanted it. */
  readonly grace: number
  readonly dryRun: boolean
  /** Asked with the plan before anything is changed. */
  readonly confirm: (this: void, plan: Plan) => Promise<boolean>
  readonly progress: Progress
  /** Requests at a time. */
  readonly parallel: number
  /** Waits before the lock is tried again, each time at random and longer. */
  readonly wait: (this: void, tries: number) => Promise<void>
}

export interface Outcome {
  readonly plan: Plan
  /** Absent where nothing was done. */
  readonly release?: Release
  /** Absent where the release was there already. */
  readonly changed?: ChangedAddresses
}

/** Holds the bucket's lock while the work runs. */
export async function withLock(context: DeployContext, work: (check: () => void) => Promise<Outcome>): Promise<Outcome> {
  const lock = await takeLock(context.bucket, context)
  lock.hold()
  let outcome: Outcome
  try {
    outcome = await work(() => lock.check())
  } catch (error) {
    // What went wrong says more than that the lock will have to expire.
    await lock.release().catch(() => undefined)
    throw error
  }
  await lock.release()
  return outcome
}
