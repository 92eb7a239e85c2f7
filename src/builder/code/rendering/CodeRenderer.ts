import type { Language } from '../../../shared/languages/languages.ts'
import type { Messages } from '../../../shared/messages/messageForms.ts'
import type { PageEntry } from './PageEntry.ts'

/** The page on which a part from the publication's own code is rendered. */
export interface OwnPlace {
  readonly language: Language
  readonly path: string
  readonly isAnywhere?: boolean
  readonly messages: Messages
  /** Absent if the page has none. */
  readonly entry?: PageEntry
}

/** What the module that renders pages provides to a publication's code. */
export interface CodeRenderer {
  /** One React for all code; its hooks reject what a static document would lose. */
  readonly shared: { readonly react: object; readonly jsx: object }
  renderPart(Part: () => unknown, page: OwnPlace): string
}
