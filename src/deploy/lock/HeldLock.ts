import type { Bucket } from '../bucket/Bucket.ts'
import { DeployError } from '../DeployError.ts'
import type { Owner } from './Owner.ts'

/** Milliseconds after which a lock that its owner has not renewed counts for nothing. */
export const lockExpiry = 120_000

const renewEvery = 30_000

/** A request that is on its way may still arrive in this time. */
const margin = 30_000

interface HeldLockOptions {
  readonly bucket: Bucket
  readonly key: string
  readonly owner: Owner
}

/** A lock on a bucket, as long as it is renewed. */
export class HeldLock {
  readonly #options: HeldLockOptions
  #renewedAt = -Infinity
  #timer: NodeJS.Timeout | undefined
  #renewing: Promise<void> = Promise.resolve()

  constructor(options: HeldLockOptions) {
    this.#options = options
  }

  async renew(): Promise<void> {
    const { bucket, key, owner } = this.#options
    // The wall's clock goes on while a machine sleeps.
    const begun = Date.now()
    await bucket.put({
      key,
      body: Buffer.from(JSON.stringify(owner)),
      headers: { contentType: 'application/json', cacheControl: 'no-store' },
    })
    this.#renewedAt = begun
  }

  /** Renews it from now on; a renewal that fails shows in `check` when it matters. */
  hold(): void {
    this.#timer = setInterval(() => {
      this.#renewing = this.renew().catch(() => undefined)
    }, renewEvery).unref()
  }

  /** Fails where the lock may have passed to another: nothing may be written then. */
  check(): void {
    if (Math.abs(Date.now() - this.#renewedAt) > lockExpiry - margin) {
      throw new DeployError(
        'The lock could not be renewed in time, so another deploy may have begun. Nothing more was written; run the command again.',
      )
    }
  }

  async release(): Promise<void> {
    clearInterval(this.#timer)
    await this.#renewing
    await this.#options.bucket.remove([this.#options.key])
  }
}
