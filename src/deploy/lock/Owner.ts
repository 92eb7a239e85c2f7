/** Who deploys, for whoever finds the bucket locked. */
export interface Owner {
  /** As a person would say it: `anna@workshop`. */
  readonly name: string
  /** The machine, as long as it runs. */
  readonly machine: string
  readonly process: number
}
