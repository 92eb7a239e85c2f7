import type { quietly } from './quietly.ts'

/** What the script of every document lends to the application, so that no chunk must be shared between them. */
export interface Handover {
  readonly quietly: typeof quietly
  markTheme(this: void): void
  /** Looks after what a reader can press on the page that stands now. */
  attendPage(this: void): void
}
