import type { BrowserContext } from '@playwright/test'
import { answerWithFault } from './answerWithFault.ts'
import type { Cell } from './Cell.ts'
import { isHit } from './resourceAt.ts'

/** The fault of a cell, which can be switched on and off while a page is open. */
export class FaultSwitch {
  on = false
  #cell: Cell | undefined

  static async install(context: BrowserContext): Promise<FaultSwitch> {
    const faults = new FaultSwitch()
    await context.route(
      ({ pathname }) => faults.#cell !== undefined && isHit(faults.#cell.resource, pathname),
      async (route) => {
        if (!faults.on || !faults.#cell) return route.continue()
        // The page may have closed meanwhile.
        await answerWithFault(route, faults.#cell.fault).catch(() => undefined)
      },
    )
    return faults
  }

  begin(cell: Cell): void {
    this.on = false
    this.#cell = cell
  }
}
