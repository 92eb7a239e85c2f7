import { randomBytes } from 'node:crypto'
import { hostname, userInfo } from 'node:os'

/** Who deploys. */
export interface Owner {
  /** As a person would say it (`anna@workshop`); containers may share it. */
  readonly name: string
  /** Random: no other process has it. */
  readonly identity: string
}

/** This process. */
export function thisOwner(): Owner {
  return { name: `${userName()}@${hostname()}`, identity: randomBytes(16).toString('hex') }
}

function userName(): string {
  try {
    return userInfo().username
  } catch {
    // A container may run as a user without a name.
    return 'somebody'
  }
}
