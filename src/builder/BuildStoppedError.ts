/** A system error stopped the build. The message says what the output folder holds now; `cause` is the error. */
export class BuildStoppedError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause })
  }
}
