interface LimitedLogOptions {
  readonly write: (message: string) => void
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number
}

const minute = 60_000
/** Maximum messages per minute. */
const limit = 20

/** A log for failures that clients can cause at will: a few are written per minute, the others counted. */
export class LimitedLog {
  readonly #options: LimitedLogOptions
  #since = -Infinity
  #told = 0

  constructor(options: LimitedLogOptions) {
    this.#options = options
  }

  tell(message: string): void {
    const { write, now } = this.#options
    if (now() - this.#since >= minute) {
      const unwritten = this.#told - limit
      if (unwritten > 0) write(`${unwritten} failures before this one were not logged.`)
      this.#since = now()
      this.#told = 0
    }
    this.#told += 1
    if (this.#told <= limit) write(message)
    else if (this.#told === limit + 1) write('For the next minute, further failures are counted but not logged.')
  }
}
