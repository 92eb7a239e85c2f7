import { type Cell, type Resource, faults, situations } from './Cell.ts'

export interface CellResult {
  readonly cell: Cell
  readonly problems: readonly string[]
}

/** Formats the table of a resource, with a row per fault and a column per situation. */
export function formatMatrix(resource: Resource, results: readonly CellResult[]): string {
  const passed = results.filter(({ problems }) => problems.length === 0).length
  const width = Math.max(...situations.map((situation) => situation.length)) + 2
  const mark = (fault: string, situation: string) => {
    const result = results.find(({ cell }) => cell.fault === fault && cell.situation === situation)
    return result ? (result.problems.length === 0 ? 'passed' : 'FAILED') : '-'
  }
  const row = (first: string, cells: readonly string[]) =>
    `  ${first.padEnd(16)}${cells.map((cell) => cell.padEnd(width)).join('')}`.trimEnd()
  return [
    row(resource, situations),
    ...faults.map((fault) =>
      row(
        fault,
        situations.map((situation) => mark(fault, situation)),
      ),
    ),
    `  ${results.length} cells run, ${passed} passed`,
    '',
  ].join('\n')
}
