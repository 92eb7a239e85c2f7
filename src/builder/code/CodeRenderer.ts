import type { Language } from '../../shared/languages.ts'
import type { Messages } from '../../shared/messages/messageForms.ts'
import type { PageEntry } from './PageEntry.ts'

/** The page that something of the publication's own stands on. */
export interface OwnPlace {
  readonly language: Language
  readonly path: string
  readonly messages: Messages
  /** Absent where the page has none. */
  readonly entry?: PageEntry
}

/** What the module that renders pages gives to a publication's code. */
export interface CodeRenderer {
  /** One React for all, whose hooks refuse what a document would lose. */
  readonly shared: { readonly react: object; readonly jsx: object }
  renderPart(Part: () => unknown, page: OwnPlace): string
}

/** A publication has code, and nothing is there to bundle it. */
export class NoBundlerError extends Error {}
