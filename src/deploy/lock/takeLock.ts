import { isMap } from '../../shared/isMap.ts'
import { DeployError } from '../DeployError.ts'
import type { Bucket } from '../bucket/Bucket.ts'
import { lockPrefix } from '../record/BucketState.ts'
import { type Clock, HeldLock, lockExpiry, lockKey } from './HeldLock.ts'
import type { Owner } from './thisOwner.ts'

export interface LockOptions {
  readonly owner: Owner
  readonly clock: Clock
  /**
   * Waits before the next attempt, longer each time and with jitter, so that two deploys that collided do not collide again. Rejects once
   * the lock is no longer wanted.
   */
  readonly wait: (this: void, tries: number) => Promise<void>
  /** Called once if taking the lock takes longer. */
  readonly notice: (this: void, text: string) => void
}

/** An observation of another process's lock. */
interface Sighting {
  readonly name: string
  readonly content: string
  /** When this content was first seen, by this machine's monotonic clock. */
  readonly since: number
  readonly isAlive: boolean
}

/** Number of attempts after which this deploy gives way to another one that is alive. */
const tries = 4

/**
 * Locks the bucket for one deploy. Each deploy writes a lock of its own and continues only if there is no other. Two that collide both back
 * off, so two never continue, and the service need not support conditional requests. A lock whose owner may be dead is watched until it
 * changes, or until it has not changed for `lockExpiry`. Throws a `DeployError` that names the other deploy.
 */
export async function takeLock(bucket: Bucket, { owner, clock, wait, notice }: LockOptions): Promise<HeldLock> {
  let sightings: ReadonlyMap<string, Sighting> = new Map()
  for (let count = 1; ; count += 1) {
    sightings = await lookAround({ bucket, own: lockKey(owner), before: sightings, now: clock.monotonic() })
    if (sightings.size === 0) {
      const lock = new HeldLock({ bucket, owner, clock })
      if (await isAlone(lock, { bucket, own: lockKey(owner) })) return lock
    }
    const alive = [...sightings.values()].find(({ isAlive }) => isAlive)
    if (alive && count >= tries) throw new DeployError(`${alive.name} is deploying to ${bucket.name}. Try again when it has finished.`)
    const [other] = sightings.values()
    if (other && count === tries) {
      notice(
        `${other.name} is deploying to ${bucket.name}, or was cut off: its lock ends ${lockExpiry / 1000} s after it was last renewed.`,
      )
    }
    await wait(count)
  }
}

/** Writes the lock and looks for others; if there are any, or something fails, removes it again. */
async function isAlone(lock: HeldLock, { bucket, own }: Pick<LookOptions, 'bucket' | 'own'>): Promise<boolean> {
  try {
    const etag = await lock.renew()
    const found = await bucket.list(lockPrefix)
    if (!found.some((object) => object.key === own && object.etag === etag)) {
      throw new DeployError(
        `The lists of the service do not show what was written to ${bucket.name} a moment before, so two deploys could get mixed up. Roomwright needs a service with strong consistency; docs/deploying.md of roomwright says why. Nothing was changed.`,
      )
    }
    if (found.length === 1) return true
  } catch (error) {
    // The first failure says more than a lock that has to expire.
    await lock.release().catch(() => undefined)
    throw error
  }
  await lock.release()
  return false
}

interface LookOptions {
  readonly bucket: Bucket
  readonly own: string
  readonly before: ReadonlyMap<string, Sighting>
  readonly now: number
}

/** Returns the locks of others that may still be alive; removes those that have not changed for `lockExpiry`. */
async function lookAround({ bucket, own, before, now }: LookOptions): Promise<ReadonlyMap<string, Sighting>> {
  const found = (await bucket.list(lockPrefix)).filter(({ key }) => key !== own)
  const seen = await Promise.all(found.map(async ({ key }) => [key, await bucket.read(key)] as const))
  // A lock without content was released in the meantime.
  const sightings = seen.flatMap(([key, body]) => (body ? [[key, sight(body.toString('utf8'), before.get(key), now)] as const] : []))
  const dead = sightings.filter(([, { since }]) => now - since > lockExpiry).map(([key]) => key)
  if (dead.length > 0) await bucket.remove(dead)
  return new Map(sightings.filter(([key]) => !dead.includes(key)))
}

function sight(content: string, last: Sighting | undefined, now: number): Sighting {
  const isSame = last?.content === content
  return { name: nameIn(content), content, since: isSame ? last.since : now, isAlive: last !== undefined && (last.isAlive || !isSame) }
}

/** Returns the owner of a lock. What no deploy has written still counts as a lock. */
function nameIn(content: string): string {
  const somebody = 'somebody'
  try {
    const ticket: unknown = JSON.parse(content)
    return isMap(ticket) && typeof ticket.name === 'string' ? ticket.name : somebody
  } catch {
    return somebody
  }
}
