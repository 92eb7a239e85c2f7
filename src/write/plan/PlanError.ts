import { formatText } from '../../content/format/formatText.ts'
import type { Problem } from '../../content/problem.ts'
import { sortProblems } from '../../content/sortProblems.ts'

/** A plan that cannot be read, or that the publication cannot carry out: every mistake with its place. */
export class PlanError extends Error {
  constructor(problems: readonly Problem[]) {
    super(formatText(sortProblems(problems), { styled: false, folder: '.' }))
  }
}
