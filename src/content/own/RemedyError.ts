/** An error that says what to do about it. */
export class RemedyError extends Error {
  readonly remedy: string

  constructor(message: string, remedy: string) {
    super(message)
    this.remedy = remedy
  }
}
