import { expect, test } from './browse/test.ts'
import { type Cell, faults, nameOf, resources, situations } from './faults/Cell.ts'
import { type CellResult, formatMatrix } from './faults/formatMatrix.ts'
import { runCell } from './faults/runCell.ts'
import { Seat } from './faults/Seat.ts'

/** Tabs at a time: most of them wait for an answer that never comes. */
const seatCount = 9

for (const resource of resources) {
  test(`no fault of ${resource} is a reader's`, async ({ browser, served, visits }) => {
    test.setTimeout(300_000)
    // What takes longest begins first.
    const cells = faults.toReversed().flatMap((fault) => situations.map((situation): Cell => ({ resource, fault, situation })))
    const results: CellResult[] = []
    const seats = Array.from({ length: seatCount }, () => new Seat(browser, served.url))
    const rest = cells.values()
    const playAll = async (seat: Seat) => {
      for (const cell of rest) results.push({ cell, problems: await runCell(cell, seat, visits) })
      await seat.leave()
    }
    await Promise.all(seats.map(playAll))
    process.stdout.write(`\n${formatMatrix(resource, results)}`)
    const failed = results.filter(({ problems }) => problems.length > 0)
    expect(failed.map(({ cell, problems }) => `${nameOf(cell)}: ${problems.join('; ')}`)).toEqual([])
  })
}
