/** The time of a server by its answers; between them by a clock that nobody sets. */
export class ServerClock {
  readonly #monotonic: () => number
  #offset: number | undefined

  constructor(monotonic: () => number) {
    this.#monotonic = monotonic
  }

  /** Takes the `Date` header of an answer. */
  hear(date: string | undefined): void {
    const time = Date.parse(date ?? '')
    // A header tells whole seconds, cut off: of many, the one that says the latest comes nearest.
    if (!Number.isNaN(time)) this.#offset = Math.max(this.#offset ?? -Infinity, time - this.#monotonic())
  }

  /** Milliseconds since 1970. */
  now(): number {
    if (this.#offset === undefined) throw new Error('The service has not told the time yet.')
    return this.#offset + this.#monotonic()
  }
}
