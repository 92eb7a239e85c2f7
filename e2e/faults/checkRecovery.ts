import type { Page } from '@playwright/test'
import { awaitPlace } from '../browse/awaitPlace.ts'
import type { DirectVisits } from '../browse/directVisit.ts'
import { follow, travel } from '../browse/follow.ts'
import type { PageWatch } from '../browse/PageWatch.ts'
import type { Cell } from './Cell.ts'
import { type Navigation, nowhere } from './navigationOf.ts'
import { whenSettled } from './whenSettled.ts'
import { whenAlive } from '../harness/whenAlive.ts'

export interface Recovery {
  readonly page: Page
  readonly watch: PageWatch
  readonly cell: Cell
  readonly navigation: Navigation
  readonly visits: DirectVisits
}

/** Checks that after the fault has ended history works, and the next click loads no document. */
export async function checkRecovery({ page, watch, cell, navigation, visits }: Recovery): Promise<readonly string[]> {
  const goes = async (address: string) => awaitPlace(page, { address, look: await visits.look(address) })
  const { situation } = cell
  // A document loaded during the fault may have no runtime; the next one does.
  const lame = cell.resource === 'app bundle' || cell.resource === 'all'
  if (situation === 'first load') {
    if (lame) {
      watch.recount()
      await page.reload()
      await whenSettled({ page, watch })
    }
  } else if (situation === 'Back') {
    await travel(page, 'forward')
    await goes(navigation.start)
  } else {
    await travel(page, 'back')
    await goes(navigation.start)
  }
  await whenAlive(page)
  await watch.quiet()
  watch.recount()
  const next = situation === 'first load' ? '/terms' : navigation.target
  await follow(page, next)
  await goes(next === nowhere ? nowhere : next)
  await watch.quiet(100)
  return watch.documents === 0 ? [] : [`the click after the fault was lifted loaded ${watch.documents} documents`]
}
