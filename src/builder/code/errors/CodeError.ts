import type { Problem } from '../../../content/problem.ts'
import type { OwnPlace } from '../rendering/CodeRenderer.ts'
import { explainCode } from './explainCode.ts'

/** The publication's own code threw while a page was rendered. */
export class CodeError extends Error {
  readonly problem: Problem

  /** `place`: absent if the problem already names it. */
  constructor(problem: Problem, place?: Pick<OwnPlace, 'path'>) {
    super(problem.message)
    this.problem = place ? { ...problem, message: `${problem.message} This was seen on ${place.path}.` } : problem
  }
}

/** Returns the first problem at each position: a component fails on many pages. */
export function firstOfEach(problems: readonly Problem[]): readonly Problem[] {
  const places = Map.groupBy(problems, ({ file, line, column }) => `${file}:${line}:${column}`)
  return [...places.values()].flatMap(([problem]) => problem ?? [])
}

/** Runs code that may throw a `CodeError`, and returns its problem. */
export function problemsOf(run: () => unknown): readonly Problem[] {
  try {
    run()
    return []
  } catch (error) {
    if (error instanceof CodeError) return [error.problem]
    throw error
  }
}

/** Converts an exception of a component into the error to throw. `file` is to blame if the exception names no other. */
export function blame(
  error: unknown,
  { place, ...where }: { readonly directory: string; readonly file: string; readonly place: OwnPlace },
): CodeError {
  return new CodeError(explainCode(error, where), place)
}
