import { sampleCases } from '../src/platform/testing/sampleCases.ts'
import { expect, test } from './browse/test.ts'
import { type Cell, type Fault, faults, nameOf, resources, situations } from './faults/Cell.ts'
import { type CellResult, formatMatrix } from './faults/formatMatrix.ts'
import { runCell } from './faults/runCell.ts'
import { SharedTab } from './faults/SharedTab.ts'

/** The number of parallel tabs for faults that are answered, and for those that hang. */
const tabsAtOnce = { answered: 3, hang: 5 }

const matrix = resources.flatMap((resource) =>
  faults.flatMap((fault) => situations.map((situation): Cell => ({ resource, fault, situation }))),
)
/** Groups faults that have the same expected result. */
function kindOf(fault: Fault): string {
  if (fault === '404' || fault === '403') return 'refused'
  if (fault === '500' || fault === '503') return 'failed'
  return fault === 'hang' || fault === 'abort' ? 'unanswered' : 'another body'
}

/** Every resource, every fault, and each kind of fault in each situation. */
const drawn = sampleCases(matrix, ({ resource, fault, situation }) => [resource, fault, `${kindOf(fault)} × ${situation}`])

for (const resource of resources) {
  test(`a reader is not affected by a fault of ${resource}`, async ({ browser, site, visits }) => {
    test.setTimeout(300_000)
    const results: CellResult[] = []
    const play = async (cells: Iterator<Cell> & Iterable<Cell>) => {
      const sharedTab = new SharedTab(browser, site.url)
      for (const cell of cells) results.push({ cell, problems: await runCell(cell, sharedTab, visits) })
      await sharedTab.close()
    }
    const cells = drawn.filter((cell) => cell.resource === resource)
    const [hanging, answered] = [
      cells.filter(({ fault }) => fault === 'hang').values(),
      cells.filter(({ fault }) => fault !== 'hang').values(),
    ]
    await Promise.all([
      ...Array.from({ length: tabsAtOnce.hang }, () => play(hanging)),
      ...Array.from({ length: tabsAtOnce.answered }, () => play(answered)),
    ])
    process.stdout.write(`\n${formatMatrix(resource, results)}`)
    expect(results).toHaveLength(cells.length)
    const failed = results.filter(({ problems }) => problems.length > 0)
    expect(failed.map(({ cell, problems }) => `${nameOf(cell)}: ${problems.join('; ')}`)).toEqual([])
  })
}
