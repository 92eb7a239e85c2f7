import { readManifest } from '../platform/readManifest.ts'
import type { Manifest } from '../shared/manifest.ts'
import { DeployError } from './DeployError.ts'
import type { Bucket } from './bucket/Bucket.ts'
import { type LockOptions, takeLock } from './lock/takeLock.ts'
import type { Plan } from './plan/Plan.ts'
import type { ChangedAddresses } from './plan/changedAddresses.ts'
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
  /** Aborted by a signal: then nothing more is begun, and the bucket is released at once. */
  readonly signal: AbortSignal
}

export interface Outcome {
  readonly plan: Plan
  /** Absent where nothing was done. */
  readonly release?: Release
  /** Whether it became the current release; false where it was current already. */
  readonly isNew?: boolean
  /** What the release changed when it was published; absent where it is no longer known. */
  readonly changed?: ChangedAddresses
}

/** What the work under a lock is given. */
interface Held {
  /** Fails where nothing more may be written. */
  readonly check: (this: void) => void
  /** Takes no change where nothing more may be written. */
  readonly bucket: Bucket
  /** A key that goes in the same request as the lock when the work is done, and only then. */
  readonly endWith: (this: void, key: string) => void
}

/** Holds the bucket's lock while the work runs. */
export async function withLock(context: DeployContext, work: (held: Held) => Promise<Outcome>): Promise<Outcome> {
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
  const ending: string[] = []
  let outcome: Outcome
  try {
    const check = () => {
      goOn()
      lock.check()
    }
    outcome = await work({
      check,
      bucket: guard(bucket, check),
      endWith: (key) => ending.push(key),
    })
  } catch (error) {
    // The first failure says more than that the lock will have to expire.
    await lock.release().catch(() => undefined)
    // What a plan finds wrong, it may have read while another deploy was writing.
    if (error instanceof DeployError) lock.check()
    throw error
  }
  await lock.release(ending)
  return outcome
}

/** A bucket whose every change is checked at the last moment: a process may stand still between any two. */
function guard(bucket: Bucket, check: () => void): Bucket {
  const guarded =
    <Request, Result>(change: (request: Request) => Promise<Result>) =>
    async (request: Request): Promise<Result> => {
      check()
      return change(request)
    }
  return { ...bucket, put: guarded(bucket.put), copy: guarded(bucket.copy), remove: guarded(bucket.remove) }
}

/** The manifest of a built folder; fails with a `DeployError` if there is none. */
export function readBuild(directory: string): Manifest {
  const read = readManifest(directory)
  if (read) return read.manifest
  throw new DeployError(
    `There is no built site in ${directory} that this version can read. Run 'roomwright build' first, or name another folder with --out DIR.`,
  )
}

/** Called for every object that was uploaded. */
export interface Progress {
  /** Called for every social card that was drawn, before anything is uploaded. */
  drew(this: void, done: number, total: number): void
  begin(this: void, total: { readonly objects: number; readonly bytes: number }): void
  sent(this: void, bytes: number): void
  end(this: void): void
}
