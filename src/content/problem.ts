import type { SourceText } from './load/source/sourceText.ts'
import type { RuleName } from './rules.ts'

/** A mistake in a publication, with its place. Errors stop a build, warnings do not. */
export interface Problem {
  readonly severity: 'error' | 'warning'
  /** Relative to the publication folder, separated by `/`. */
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** Counted from 1, in code points, as editors count characters. */
  readonly column: number
  /** Name of the rule; `docs/rules.md` lists them all. */
  readonly rule: RuleName
  /** What is wrong, in one sentence. */
  readonly message: string
  /** What to write instead. */
  readonly fix?: string
  /** Lines to copy, if a sentence cannot show their form. */
  readonly example?: string
}

/** What is wrong, and what to write instead; a problem without its rule, level and place. */
export interface Fault {
  readonly message: string
  readonly fix: string
}

/** A problem without its place. */
export type ProblemDetails = Omit<Problem, 'file' | 'line' | 'column'>

export function problemAt(source: SourceText, offset: number, details: ProblemDetails): Problem {
  return { ...readable(details), file: source.file, ...source.position(offset) }
}

/** Creates a problem of a whole file or folder. */
export function problemIn(file: string, details: ProblemDetails): Problem {
  return { ...readable(details), file, line: 1, column: 1 }
}

/** A value quoted in a message or its fix, with its first 200 characters. */
const longQuote = /(?<=(?:^|[\s(])(["'`]))((?:(?!\1).){200})(?:(?!\1).){20,}(?=\1)/gsu

/** Shortens what a message quotes of a file: a field may hold thousands of characters. */
function readable(details: ProblemDetails): ProblemDetails {
  const { message, fix } = details
  return { ...details, message: message.replace(longQuote, '$2…'), ...(fix !== undefined && { fix: fix.replace(longQuote, '$2…') }) }
}

/** Sorts problems by file, line and column, then by rule and message, so that equal input gives equal output; drops exact duplicates. */
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
