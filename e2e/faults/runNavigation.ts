import type { Page } from '@playwright/test'
import { follow, travel } from '../browse/follow.ts'
import type { PageWatch } from '../browse/PageWatch.ts'
import type { Cell } from './Cell.ts'
import type { FaultSwitch } from './FaultSwitch.ts'
import type { Navigation } from './navigationOf.ts'
import { whenSettled } from './whenSettled.ts'

export interface NavigationParts {
  readonly page: Page
  readonly watch: PageWatch
  readonly faults: FaultSwitch
  readonly cell: Cell
  readonly navigation: Navigation
}

/** Navigates during the fault; returns the number of history entries expected afterwards. */
export async function runNavigation({ page, watch, faults, cell, navigation: { start, target } }: NavigationParts): Promise<number> {
  const { resource, situation } = cell
  if (situation === 'first load') {
    faults.on = true
    await page.goto(target, { waitUntil: 'load' })
    if (resource !== 'app bundle' && resource !== 'all') await whenSettled({ page, watch })
    return page.evaluate(() => history.length)
  }
  faults.on = resource === 'app bundle'
  await page.goto(situation === 'Back' ? target : start)
  if (!faults.on) await whenSettled({ page, watch })
  await watch.quiet()
  const entries = await page.evaluate(() => history.length)
  if (situation !== 'Back') {
    faults.on = true
    watch.recount()
    await follow(page, target)
    return entries + 1
  }
  await follow(page, start)
  await page.waitForURL(start)
  await watch.quiet()
  // A new document has nothing in memory, and both addresses are still its own.
  watch.recount()
  await page.reload()
  if (!faults.on) await whenSettled({ page, watch })
  await watch.quiet()
  faults.on = true
  watch.recount()
  await travel(page, 'back')
  return entries + 1
}
