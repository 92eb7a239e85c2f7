/** What became of an input. */
export interface Verdict {
  /** What is wrong with how the program took it; empty where it did as it should. */
  readonly faults: readonly string[]
  /** Its end in a few words: an input that ends as none before is kept, and changed further. */
  readonly fate: string
}

/** A parser at the border. */
export interface FuzzTarget {
  readonly name: string
  /** Valid inputs, and ones that once broke it. A target that reads bytes has one character a byte. */
  readonly corpus: readonly string[]
  /** Pieces of its format. */
  readonly words: readonly string[]
  /** Characters of an input; absent: 20,000. */
  readonly longest?: number
  take(this: void, input: string): Verdict | Promise<Verdict>
  /** Inputs of a short run; absent: 400. */
  readonly few?: number
}
