import { awaitPlace } from '../browse/awaitPlace.ts'
import type { DirectVisits } from '../browse/directVisit.ts'
import type { Cell } from './Cell.ts'
import { checkCounts } from './checkCounts.ts'
import { checkRecovery } from './checkRecovery.ts'
import { checkWords } from './checkWords.ts'
import { expectationOf } from './expectationOf.ts'
import { navigationOf, nowhere } from './navigationOf.ts'
import { passTime } from './passTime.ts'
import { runNavigation } from './runNavigation.ts'
import type { SharedTab, Tab } from './SharedTab.ts'
import { searchInVain } from './searchInVain.ts'

/** Milliseconds: four requests, the pauses between them, and a busy machine. */
const patience = 30_000

/** Runs one cell; returns the differences from docs/navigation.md in the order in which they occurred. */
export async function runCell(cell: Cell, sharedTab: SharedTab, visits: DirectVisits): Promise<readonly string[]> {
  const problems: string[] = []
  try {
    await play({ cell, tab: await sharedTab.open(cell), visits, problems })
  } catch (error) {
    problems.push(error instanceof Error ? error.message.split('\n', 2).join(' ') : String(error))
  }
  // A failed cell must not affect the next one.
  if (problems.length > 0) await sharedTab.close()
  return problems
}

interface Play {
  readonly cell: Cell
  readonly tab: Tab
  readonly visits: DirectVisits
  readonly problems: string[]
}

async function play({ cell, tab, visits, problems }: Play): Promise<void> {
  const { page, watch, faults } = tab
  const expectation = expectationOf(cell)
  const navigation = navigationOf(cell)
  const shown = { 'what a direct visit shows': navigation.target, 'the 404 page': nowhere, 'the 500 page': '/500.html' }[expectation.shows]
  const place = { address: navigation.target, look: await visits.look(shown) }
  const over = new AbortController()
  const passing = cell.fault === 'hang' ? passTime(tab, cell, over.signal) : undefined
  try {
    const entries = await runNavigation({ page, watch, faults, cell, navigation })
    await awaitPlace(page, place, patience)
    if (cell.resource === 'static query') await searchInVain(page, watch)
    await watch.quiet()
    await awaitPlace(page, place, 0)
    const after = await page.evaluate(() => history.length)
    if (after !== entries) problems.push(`history has ${after} entries, not ${entries}`)
    problems.push(...checkCounts({ cell, watch, expectation, target: navigation.target }))
    over.abort()
    await passing
    faults.on = false
    problems.push(...(await checkRecovery({ page, watch, cell, navigation, visits })))
  } finally {
    over.abort()
    await passing
    problems.push(...checkWords(watch, expectation))
  }
}
