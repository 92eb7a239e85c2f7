/** The result of an input. */
export interface Verdict {
  /** Faults in how the program handled it; empty if there are none. */
  readonly faults: readonly string[]
  /** The outcome in a few words: an input with a new outcome is kept, and mutated further. */
  readonly fate: string
}

/** A parser of untrusted input. */
export interface FuzzTarget {
  readonly name: string
  /** Valid inputs, and inputs that once broke the parser. Targets that read bytes have one character a byte. */
  readonly corpus: readonly string[]
  /** Tokens of its format. */
  readonly words: readonly string[]
  /** Maximum characters of an input; absent: 20,000. */
  readonly longest?: number
  take(this: void, input: string): Verdict | Promise<Verdict>
  /** Number of inputs in a short run; absent: 400. */
  readonly few?: number
}
