/** A file of the manifest is gone or another one: a new build may just be taking the place of the old one. */
export class StaleFileError extends Error {
  constructor(path: string, options?: ErrorOptions) {
    super(`${path} is not as the manifest has it. If no build is running, build again.`, options)
  }
}
