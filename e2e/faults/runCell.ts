import { awaitPlace } from '../browse/awaitPlace.ts'
import type { DirectVisits } from '../browse/directVisit.ts'
import type { Cell } from './Cell.ts'
import { checkCounts } from './checkCounts.ts'
import { checkRecovery } from './checkRecovery.ts'
import { checkWords } from './checkWords.ts'
import { expectationOf } from './expectationOf.ts'
import { journeyOf, nowhere } from './journeyOf.ts'
import { makeJourney } from './makeJourney.ts'
import type { Seat, Tab } from './Seat.ts'
import { searchInVain } from './searchInVain.ts'

/** Four requests of 8 s and the pauses between them, and some air. */
const patience = 50_000

/** Plays one cell; says what was not as the contract says, in the order in which it was seen. */
export async function runCell(cell: Cell, seat: Seat, visits: DirectVisits): Promise<readonly string[]> {
  const problems: string[] = []
  try {
    await play({ cell, tab: await seat.take(cell), visits, problems })
  } catch (error) {
    problems.push(error instanceof Error ? error.message.split('\n', 2).join(' ') : String(error))
  }
  // What went wrong here must not go wrong once more in the next cell.
  if (problems.length > 0) await seat.leave()
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
  const journey = journeyOf(cell)
  const shown = { 'what a direct visit shows': journey.target, 'the 404 page': nowhere, 'the 500 page': '/500.html' }[expectation.shows]
  const place = { address: journey.target, look: await visits.look(shown) }
  try {
    const entries = await makeJourney({ page, watch, faults, cell, journey })
    await awaitPlace(page, place, patience)
    if (cell.resource === 'static query') await searchInVain(page, watch)
    await watch.quiet()
    await awaitPlace(page, place, 0)
    const after = await page.evaluate(() => history.length)
    if (after !== entries) problems.push(`history has ${after} entries, not ${entries}`)
    problems.push(...checkCounts({ cell, watch, expectation, target: journey.target }))
    faults.on = false
    problems.push(...(await checkRecovery({ page, watch, cell, journey, visits })))
  } finally {
    problems.push(...checkWords(watch, expectation))
  }
}
