/** Knows whether the server has something better to do. */
export class Activity {
  readonly #now: () => number
  #running = 0
  #endedAt = -Infinity

  /** Milliseconds of a clock that never goes back. */
  constructor(now: () => number) {
    this.#now = now
  }

  begin(): void {
    this.#running += 1
  }

  end(): void {
    this.#running -= 1
    this.#endedAt = this.#now()
  }

  /** No request is being answered, and none was in the last so many milliseconds. */
  isQuietFor(milliseconds: number): boolean {
    return this.#running === 0 && this.#now() - this.#endedAt >= milliseconds
  }
}
