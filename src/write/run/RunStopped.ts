/** A run cannot go on for now; the same command goes on with it later. */
export class RunStopped extends Error {
  readonly reason: 'budget' | 'server'

  constructor(reason: 'budget' | 'server', message: string) {
    super(message)
    this.reason = reason
  }
}
