import type { Problem } from '../../content/problem.ts'

/** The warnings of the previous build, which need not be printed again at every save. */
export class SeenWarnings {
  #before: ReadonlySet<string> = new Set()

  /** Returns all problems except warnings that the previous build also had, even if they have moved within their files. */
  leaveOut(problems: readonly Problem[]): readonly Problem[] {
    const before = this.#before
    this.#before = new Set(problems.map(keyOf))
    return problems.filter((problem) => problem.severity === 'error' || !before.has(keyOf(problem)))
  }
}

function keyOf({ file, rule, message }: Problem): string {
  return JSON.stringify([file, rule, message])
}
