import type { Language } from '../../../shared/languages.ts'
import type { Texts } from '../../notices/Texts.ts'

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
  /** Style sheets by their addresses. */
  readonly styles: ReadonlyMap<string, string>
}
