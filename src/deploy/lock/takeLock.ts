import { randomBytes } from 'node:crypto'
import type { Bucket, StoredObject } from '../bucket/Bucket.ts'
import { DeployError } from '../DeployError.ts'
import { lockPrefix } from '../record/ownKeys.ts'
import { HeldLock, lockExpiry } from './HeldLock.ts'
import type { Owner } from './Owner.ts'
import { hasEnded } from './thisOwner.ts'

export interface LockOptions {
  readonly owner: Owner
  /** Waits before another try, each time at random and longer, so that two who met do not meet again. */
  readonly wait: (this: void, tries: number) => Promise<void>
}

const tries = 4

/**
 * Takes the bucket for one deploy: everybody writes a ticket of their own and goes on only where no other is alive. Two who meet both step back,
 * so never two go on; and no service needs to know conditional requests. Fails with a `DeployError` that names the other.
 */
export async function takeLock(bucket: Bucket, { owner, wait }: LockOptions): Promise<HeldLock> {
  const key = `${lockPrefix}${randomBytes(8).toString('hex')}.json`
  for (let count = 1; ; count += 1) {
    const lock = new HeldLock({ bucket, key, owner })
    await lock.renew()
    const other = await findOther(bucket, key, owner)
    if (!other) return lock
    await lock.release()
    if (count === tries) throw new DeployError(describe(bucket, other))
    await wait(count)
  }
}

async function findOther(
  bucket: Bucket,
  own: string,
  self: Owner,
): Promise<{ readonly ticket: StoredObject; readonly owner: Owner } | undefined> {
  const tickets = (await bucket.list(lockPrefix)).filter(({ key }) => key !== own)
  const dead: string[] = []
  for (const ticket of tickets) {
    const body = await bucket.read(ticket.key)
    // It was released meanwhile.
    if (!body) continue
    const owner = parseOwner(body)
    if (bucket.now() - ticket.modified > lockExpiry || hasEnded(owner, self)) dead.push(ticket.key)
    else return { ticket, owner }
  }
  if (dead.length > 0) await bucket.remove(dead)
  return undefined
}

function parseOwner(body: Buffer): Owner {
  try {
    return JSON.parse(body.toString('utf8')) as Owner
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { name: 'somebody', machine: '', process: 0 }
  }
}

function describe(bucket: Bucket, { ticket, owner }: { readonly ticket: StoredObject; readonly owner: Owner }): string {
  const seconds = Math.max(1, Math.ceil((ticket.modified + lockExpiry - bucket.now()) / 1000))
  return `${owner.name} is deploying to ${bucket.name}. Try again when that has ended; if it was cut off, its lock ends in ${seconds} s.`
}
