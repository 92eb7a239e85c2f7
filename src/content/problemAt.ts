import type { SourceText } from './load/sourceText.ts'
import type { Problem } from './problem.ts'

/** A problem without its place. */
export type Finding = Omit<Problem, 'file' | 'line' | 'column'>

export function problemAt(source: SourceText, offset: number, finding: Finding): Problem {
  return { ...finding, file: source.file, ...source.position(offset) }
}

/** A problem of a whole file or folder. */
export function problemIn(file: string, finding: Finding): Problem {
  return { ...finding, file, line: 1, column: 1 }
}
