import { readManifest } from '../platform/output/readManifest.ts'
import type { Manifest } from '../shared/output/manifest.ts'
import { DeployError } from './DeployError.ts'
import type { Bucket } from './bucket/Bucket.ts'
import { type LockOptions, takeLock } from './lock/takeLock.ts'
import type { Plan } from './plan/Plan.ts'
import type { ChangedAddresses } from './plan/changedAddresses.ts'
import type { Release } from './record/Release.ts'

/** The options of every command that works on a bucket. */
export interface DeployContext extends LockOptions {
  readonly bucket: Bucket
  /** Scheme and host of the site. */
  readonly url: string
  /** Milliseconds for which a file stays after the last release that contains it. */
  readonly grace: number
  readonly dryRun: boolean
  /** Called with the plan before anything is changed; false ends the command. */
  readonly confirm: (this: void, plan: Plan) => Promise<boolean>
  readonly progress: Progress
  /** Maximum number of concurrent requests. */
  readonly parallel: number
  /** Aborted by a process signal: no further work is started, and the lock is released at once. */
  readonly signal: AbortSignal
}

export interface Outcome {
  readonly plan: Plan
  /** Absent if nothing was done. */
  readonly release?: Release
  /** Whether it became the current release; false if it already was. */
  readonly isNew?: boolean
  /** The changes that the release made when it was published; absent if they are no longer known. */
  readonly changed?: ChangedAddresses
}

/** What `work` gets while the lock is held. */
interface Held {
  /** Throws if nothing more may be written. */
  readonly check: (this: void) => void
  /** Rejects every change once nothing more may be written. */
  readonly bucket: Bucket
  /** Removes a key in the same request as the lock when the work has succeeded, and only then. */
  readonly endWith: (this: void, key: string) => void
}

/** Holds the bucket's lock while the work runs. */
export async function withLock(context: DeployContext, work: (held: Held) => Promise<Outcome>): Promise<Outcome> {
  const { bucket, signal, wait } = context
  const throwIfStopped = () => {
    if (signal.aborted) throw new DeployError('Stopped before it was done. Run the same command again to finish the job.')
  }
  const lock = await takeLock(bucket, {
    ...context,
    async wait(tries) {
      await wait(tries)
      throwIfStopped()
    },
  })
  lock.hold()
  const ending: string[] = []
  let outcome: Outcome
  try {
    const check = () => {
      throwIfStopped()
      lock.check()
    }
    outcome = await work({
      check,
      bucket: guard(bucket, check),
      endWith: (key) => ending.push(key),
    })
  } catch (error) {
    // The first failure says more than a lock that has to expire.
    await lock.release().catch(() => undefined)
    // A plan's error may come from reading while another deploy was writing.
    if (error instanceof DeployError) lock.check()
    throw error
  }
  await lock.release(ending)
  return outcome
}

/** Wraps a bucket so that every change is checked at the last moment: a process may be suspended between any two. */
function guard(bucket: Bucket, check: () => void): Bucket {
  const guarded =
    <Request, Result>(change: (request: Request) => Promise<Result>) =>
    async (request: Request): Promise<Result> => {
      check()
      return change(request)
    }
  return { ...bucket, put: guarded(bucket.put), copy: guarded(bucket.copy), remove: guarded(bucket.remove) }
}

/** Reads the manifest of a built folder; throws a `DeployError` if there is none. */
export function readBuild(directory: string): Manifest {
  const read = readManifest(directory)
  if (read) return read.manifest
  throw new DeployError(
    `There is no built site in ${directory} that this version can read. Run 'npx roomwright build' first, or name another folder with --out DIR.`,
  )
}

/** Callbacks that report the progress of a deploy. */
export interface Progress {
  /** Called for every social card that was drawn, before anything is uploaded. */
  drew(this: void, done: number, total: number): void
  begin(this: void, total: { readonly objects: number; readonly bytes: number }): void
  sent(this: void, bytes: number): void
  end(this: void): void
}
