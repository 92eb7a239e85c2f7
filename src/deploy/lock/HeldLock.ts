import { randomBytes } from 'node:crypto'
import { DeployError } from '../DeployError.ts'
import type { Bucket } from '../bucket/Bucket.ts'
import { lockPrefix } from '../record/BucketState.ts'
import type { Owner } from './thisOwner.ts'

/** Milliseconds without a renewal after which a process that watches a lock considers it abandoned. */
export const lockExpiry = 120_000

export const renewEvery = 10_000

/** Milliseconds in which a request that was already sent may still arrive. */
const margin = 30_000

export function lockKey({ identity }: Owner): string {
  return `${lockPrefix}${identity}.json`
}

interface HeldLockOptions {
  readonly bucket: Bucket
  readonly owner: Owner
  readonly clock: Clock
}

/** A lock on a bucket, held as long as it is renewed. Only its own process knows that it has ended before it expires. */
export class HeldLock {
  readonly #key: string
  readonly #options: HeldLockOptions
  #renewed: { readonly monotonic: number; readonly wall: number } | undefined
  #isLost = false
  #stopRenewals: (() => void) | undefined
  #renewing: Promise<void> | undefined

  constructor(options: HeldLockOptions) {
    this.#options = options
    this.#key = lockKey(options.owner)
  }

  /** Renews the lock and returns its entity tag. An expired lock is never renewed: another deploy may hold the bucket by now. */
  async renew(): Promise<string> {
    this.check()
    const { bucket, owner, clock } = this.#options
    const begun = { monotonic: clock.monotonic(), wall: clock.wall() }
    // Each renewal changes the content, so that other processes notice it.
    const ticket = { name: owner.name, renewal: randomBytes(8).toString('hex') }
    const etag = await bucket.put({
      key: this.#key,
      body: Buffer.from(JSON.stringify(ticket)),
      headers: { contentType: 'application/json', cacheControl: 'no-store' },
    })
    this.check()
    this.#renewed = begun
    return etag
  }

  /** Renews the lock periodically from now on; `check` throws after renewals have failed for too long. */
  hold(): void {
    this.#stopRenewals = this.#options.clock.repeat(renewEvery, () => {
      this.#renewing ??= this.renew().then(
        () => this.#rest(),
        () => this.#rest(),
      )
    })
  }

  /** Throws if the lock may have passed to another deploy, when nothing may be written. */
  check(): void {
    if (!this.#mayBeLost()) return
    throw new DeployError(
      'The lock could not be renewed in time, so another deploy may have begun. Nothing more was written; run the command again.',
    )
  }

  /** Removes the lock, and in the same request the given keys. */
  async release(withIt: readonly string[] = []): Promise<void> {
    this.#stopRenewals?.()
    await this.#renewing
    await this.#options.bucket.remove([this.#key, ...(this.#mayBeLost() ? [] : withIt)])
  }

  #mayBeLost(): boolean {
    const { clock } = this.#options
    if (this.#renewed) {
      const { monotonic, wall } = this.#renewed
      const passed = Math.max(clock.monotonic() - monotonic, Math.abs(clock.wall() - wall))
      this.#isLost ||= passed > lockExpiry - margin
    }
    return this.#isLost
  }

  #rest(): void {
    this.#renewing = undefined
  }
}

/** Clocks of this machine, in milliseconds; never compared with another machine's. */
export interface Clock {
  /** Never goes back, but may stop while the machine sleeps. */
  monotonic(this: void): number
  /** Keeps running while the machine sleeps, but may be set. */
  wall(this: void): number
  /** Calls a function periodically until the returned function is called; it does not keep the process alive. */
  repeat(this: void, milliseconds: number, work: () => void): () => void
}

export const clock: Clock = {
  monotonic: () => performance.now(),
  wall: () => Date.now(),
  repeat(milliseconds, work) {
    const timer = setInterval(work, milliseconds).unref()
    return () => clearInterval(timer)
  },
}
