import type { Language } from '../../../shared/languages.ts'
import type { Texts } from '../../notices/Texts.ts'

export interface LanguageLink {
  readonly language: string
  readonly path: string
  readonly translated: boolean
}

/** A page as the parts of the document that are its own, ready to be put in place. */
export interface View {
  /** The path in the page's data: of a stand-in it is not the one in the address. */
  readonly path: string
  readonly language: Language
  readonly texts: Texts
  /** What stands around `<main>`, the same for all pages of a language. */
  readonly frame: Element
  readonly main: HTMLElement
  /** The page's own elements of `<head>`. */
  readonly head: readonly Element[]
  /** Where the language menu leads, and whether to the page itself; absent for a page that leaves it as it is. */
  readonly languages?: readonly LanguageLink[]
  /** Style sheets by their addresses. */
  readonly styles: ReadonlyMap<string, string>
}
