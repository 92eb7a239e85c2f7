/** The system failed a build. The message says what stands in the output folder now, the cause what went wrong. */
export class BuildStoppedError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause })
  }
}
