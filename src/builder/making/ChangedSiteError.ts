/** A process sees another publication, or is another engine, than the build that it renders pages for. */
export class ChangedSiteError extends Error {
  constructor() {
    super('The publication was changed while the build ran. Build again.')
  }
}
