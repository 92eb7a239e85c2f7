import type { Bucket } from '../bucket/Bucket.ts'
import { DeployError } from '../DeployError.ts'
import { lockPrefix } from '../record/ownKeys.ts'
import type { Clock } from './Clock.ts'
import { HeldLock, lockExpiry, lockKey } from './HeldLock.ts'
import type { Owner } from './Owner.ts'

export interface LockOptions {
  readonly owner: Owner
  readonly clock: Clock
  /** Waits before another look, each time at random and longer, so that two who met do not meet again. Fails where nobody wants it any more. */
  readonly wait: (this: void, tries: number) => Promise<void>
  /** Told once when it takes longer. */
  readonly notice: (this: void, text: string) => void
}

/** What was seen of somebody else's lock. */
interface Sighting {
  readonly name: string
  readonly content: string
  /** When it was first seen to say this, by this machine's own clock. */
  readonly since: number
  readonly isAlive: boolean
}

/** Looks after which one who is seen to live is given way to. */
const tries = 4

/**
 * Takes the bucket for one deploy: everybody writes a lock of their own and goes on only where there is no other. Two who meet both step back,
 * so never two go on; and no service needs to know conditional requests. A lock of which nobody knows whether its owner lives is watched until it
 * changes or has not changed for `lockExpiry`. Fails with a `DeployError` that names the other.
 */
export async function takeLock(bucket: Bucket, { owner, clock, wait, notice }: LockOptions): Promise<HeldLock> {
  let sightings: ReadonlyMap<string, Sighting> = new Map()
  for (let count = 1; ; count += 1) {
    sightings = await lookAround({ bucket, own: lockKey(owner), before: sightings, now: clock.monotonic() })
    if (sightings.size === 0) {
      const asked = await ask(new HeldLock({ bucket, owner, clock }), { bucket, own: lockKey(owner) })
      if (asked) return asked
    }
    const alive = [...sightings.values()].find(({ isAlive }) => isAlive)
    if (alive && count >= tries) throw new DeployError(`${alive.name} is deploying to ${bucket.name}. Try again when that has ended.`)
    const [other] = sightings.values()
    if (other && count === tries) {
      notice(
        `${other.name} is deploying to ${bucket.name}, or was cut off: its lock ends ${lockExpiry / 1000} s after it was last renewed.`,
      )
    }
    await wait(count)
  }
}

/** Writes the lock and looks for others; undefined, and nothing is left, where there are. */
async function ask(lock: HeldLock, { bucket, own }: Pick<LookOptions, 'bucket' | 'own'>): Promise<HeldLock | undefined> {
  const etag = await lock.renew()
  const found = await bucket.list(lockPrefix)
  if (!found.some((object) => object.key === own && object.etag === etag)) {
    await lock.release()
    throw new DeployError(
      `The lists of the service do not show what was written to ${bucket.name} the moment before, so two deploys could mix. Roomwright needs a service with strong consistency; docs/deploying.md says why. Nothing was changed.`,
    )
  }
  if (found.length === 1) return lock
  await lock.release()
  return undefined
}

interface LookOptions {
  readonly bucket: Bucket
  readonly own: string
  readonly before: ReadonlyMap<string, Sighting>
  readonly now: number
}

/** The locks of others that may still be alive; removes those that have not changed for too long. */
async function lookAround({ bucket, own, before, now }: LookOptions): Promise<ReadonlyMap<string, Sighting>> {
  const found = (await bucket.list(lockPrefix)).filter(({ key }) => key !== own)
  const seen = await Promise.all(found.map(async ({ key }) => [key, await bucket.read(key)] as const))
  // One without content was released meanwhile.
  const sightings = seen.flatMap(([key, body]) => (body ? [[key, sight(body.toString('utf8'), before.get(key), now)] as const] : []))
  const dead = sightings.filter(([, { since }]) => now - since > lockExpiry).map(([key]) => key)
  if (dead.length > 0) await bucket.remove(dead)
  return new Map(sightings.filter(([key]) => !dead.includes(key)))
}

function sight(content: string, last: Sighting | undefined, now: number): Sighting {
  const isSame = last?.content === content
  return { name: nameIn(content), content, since: isSame ? last.since : now, isAlive: last !== undefined && (last.isAlive || !isSame) }
}

function nameIn(content: string): string {
  try {
    return (JSON.parse(content) as { readonly name?: string } | null)?.name ?? 'somebody'
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return 'somebody'
  }
}
