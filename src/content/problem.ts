/** A mistake in a publication, at its place. Errors stop a build, warnings do not. */
export interface Problem {
  readonly severity: 'error' | 'warning'
  /** Below the publication folder, with `/`. */
  readonly file: string
  /** From 1. */
  readonly line: number
  /** From 1, in characters as an editor counts them (code points). */
  readonly column: number
  /** Name of the rule, words joined by `-`. */
  readonly rule: string
  /** What is wrong, in one sentence. */
  readonly message: string
  /** What to write instead. */
  readonly fix?: string
}
