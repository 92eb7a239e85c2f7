import { randomBytes } from 'node:crypto'
import type { Bucket } from '../bucket/Bucket.ts'
import { DeployError } from '../DeployError.ts'
import { lockPrefix } from '../record/ownKeys.ts'
import type { Clock } from './Clock.ts'
import type { Owner } from './Owner.ts'

/** Milliseconds after which a lock counts for nothing to whoever has watched it so long and has not seen it renewed. */
export const lockExpiry = 120_000

export const renewEvery = 10_000

/** A request that is on its way may still arrive in this time. */
const margin = 30_000

export function lockKey({ identity }: Owner): string {
  return `${lockPrefix}${identity}.json`
}

interface HeldLockOptions {
  readonly bucket: Bucket
  readonly owner: Owner
  readonly clock: Clock
}

/** A lock on a bucket, as long as it is renewed. Nobody but the process that made it knows better than to wait for its end. */
export class HeldLock {
  readonly #key: string
  readonly #options: HeldLockOptions
  #renewed: { readonly monotonic: number; readonly wall: number } | undefined
  #isLost = false
  #timer: NodeJS.Timeout | undefined
  #renewing: Promise<void> | undefined

  constructor(options: HeldLockOptions) {
    this.#options = options
    this.#key = lockKey(options.owner)
  }

  /** Gives the entity tag. Once it is too late, it stays so: another deploy may hold the bucket by now. */
  async renew(): Promise<string> {
    this.check()
    const { bucket, owner, clock } = this.#options
    const begun = { monotonic: clock.monotonic(), wall: clock.wall() }
    // Each renewal says something else, so that whoever watches sees it.
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

  /** Renews it from now on; a renewal that fails shows in `check` when it matters. */
  hold(): void {
    this.#timer = setInterval(() => {
      this.#renewing ??= this.renew().then(
        () => this.#rest(),
        () => this.#rest(),
      )
    }, renewEvery).unref()
  }

  /** Fails where the lock may have passed to another: nothing may be written then. */
  check(): void {
    const { clock } = this.#options
    if (this.#renewed) {
      const { monotonic, wall } = this.#renewed
      const passed = Math.max(clock.monotonic() - monotonic, Math.abs(clock.wall() - wall))
      this.#isLost ||= passed > lockExpiry - margin
    }
    if (!this.#isLost) return
    throw new DeployError(
      'The lock could not be renewed in time, so another deploy may have begun. Nothing more was written; run the command again.',
    )
  }

  /** Ends it, and removes what has to go with it. */
  async release(withIt: readonly string[] = []): Promise<void> {
    clearInterval(this.#timer)
    await this.#renewing
    await this.#options.bucket.remove([this.#key, ...(this.#isLost ? [] : withIt)])
  }

  #rest(): void {
    this.#renewing = undefined
  }
}
