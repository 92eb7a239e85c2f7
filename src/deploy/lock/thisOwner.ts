import { randomBytes } from 'node:crypto'
import { hostname, userInfo } from 'node:os'

/** The process that deploys. */
export interface Owner {
  /** A human-readable name (`anna@workshop`); containers may share it. */
  readonly name: string
  /** Random: no other process has it. */
  readonly identity: string
}

/** Returns the owner for this process; the system may not know the user's name. */
export function thisOwner(user: () => { readonly username: string } = userInfo): Owner {
  return { name: `${nameOf(user)}@${hostname()}`, identity: randomBytes(16).toString('hex') }
}

function nameOf(user: () => { readonly username: string }): string {
  try {
    return user().username
  } catch {
    // A container may run as a user without a name.
    return 'somebody'
  }
}
