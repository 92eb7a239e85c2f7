import type { Problem } from './problem.ts'

/** By file, line and column, then by rule and message, so that equal input gives equal output; exact repetitions are dropped. */
export function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  const sorted = problems.toSorted(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.rule, b.rule) || compare(a.message, b.message),
  )
  return sorted.filter((problem, index) => !isSame(problem, sorted[index - 1]))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function isSame(a: Problem, b: Problem | undefined): boolean {
  return b !== undefined && a.file === b.file && a.line === b.line && a.column === b.column && a.rule === b.rule && a.message === b.message
}
