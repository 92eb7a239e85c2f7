import type { Progress } from './apply/Progress.ts'
import type { Bucket } from './bucket/Bucket.ts'
import { DeployError } from './DeployError.ts'
import { type LockOptions, takeLock } from './lock/takeLock.ts'
import type { ChangedAddresses } from './plan/changedAddresses.ts'
import type { Plan } from './plan/Plan.ts'
import type { Release } from './record/Release.ts'

/** What every command on a bucket needs. */
export interface DeployContext extends LockOptions {
  readonly bucket: Bucket
  /** Scheme and host of the site. */
  readonly url: string
  /** Milliseconds that a file stays after the last release that wanted it. */
  readonly grace: number
  readonly dryRun: boolean
  /** Asked with the plan before anything is changed. */
  readonly confirm: (this: void, plan: Plan) => Promise<boolean>
  readonly progress: Progress
  /** Requests at a time. */
  readonly parallel: number
  /** Aborted when the person or the machine wants it to end: then nothing more is begun, and the bucket is left to others at once. */
  readonly signal: AbortSignal
}

export interface Outcome {
  readonly plan: Plan
  /** Absent where nothing was done. */
  readonly release?: Release
  /** Absent where the release was there already. */
  readonly changed?: ChangedAddresses
}

/** Holds the bucket's lock while the work runs; `check` fails where nothing more may be written. */
export async function withLock(context: DeployContext, work: (check: () => void) => Promise<Outcome>): Promise<Outcome> {
  const { bucket, signal, wait } = context
  const goOn = () => {
    if (signal.aborted) throw new DeployError('Stopped before it was done. The same command finishes the job.')
  }
  const lock = await takeLock(bucket, {
    ...context,
    async wait(tries) {
      await wait(tries)
      goOn()
    },
  })
  lock.hold()
  let outcome: Outcome
  try {
    outcome = await work(() => {
      goOn()
      lock.check()
    })
  } catch (error) {
    // What went wrong says more than that the lock will have to expire.
    await lock.release().catch(() => undefined)
    throw error
  }
  await lock.release()
  return outcome
}
