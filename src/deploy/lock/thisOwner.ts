import { readFileSync } from 'node:fs'
import { hostname, userInfo } from 'node:os'
import { hasCode } from '../../platform/errorCode.ts'
import type { Owner } from './Owner.ts'

/** This process, by names that no other running one has. */
export function thisOwner(): Owner {
  return { name: `${userName()}@${hostname()}`, machine: `${hostname()} ${bootId()}`, process: process.pid }
}

/** Whether the process of an owner is known to have ended: only on the machine it ran on. */
export function hasEnded(owner: Owner, self: Owner): boolean {
  if (owner.machine !== self.machine || owner.process === self.process) return false
  try {
    process.kill(owner.process, 0)
    return false
  } catch (error) {
    return hasCode(error, 'ESRCH')
  }
}

function userName(): string {
  try {
    return userInfo().username
  } catch {
    // A container may run as a user without a name.
    return 'somebody'
  }
}

/** Changes when a machine starts, so that its process numbers are its own. */
function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    // Not a Linux.
    return ''
  }
}
