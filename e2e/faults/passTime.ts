import { setTimeout } from 'node:timers/promises'
import { duringNavigation } from '../browse/duringNavigation.ts'
import { runLimitsOf } from '../browse/heldTimers.ts'
import type { Cell } from './Cell.ts'
import { isHit } from './resourceAt.ts'
import type { Tab } from './SharedTab.ts'

/** Until `signal` aborts, runs the page's timeouts whenever all of its open requests hang. */
export async function passTime({ page, watch, faults }: Tab, { resource }: Cell, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await watch.quiet()
    const { pending } = watch
    const hangs = faults.on && pending.length > 0 && pending.every((path) => isHit(resource, path))
    if (hangs && !signal.aborted) await runLimitsOf(page, pending).catch(duringNavigation)
    await setTimeout(100)
  }
}
