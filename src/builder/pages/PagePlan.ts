import type { Language } from '../../shared/languages.ts'
import type { Head, PageResult } from '../../shared/pageData.ts'
import type { Paging } from '../../shared/pageProps.ts'

/** Addresses of style sheets that only some pages ask for. */
export interface LateSheets {
  readonly blocks: string
}

/** A page before it is rendered; its props are made when their turn comes, so that a large site never holds all of them. */
export interface PagePlan {
  readonly path: string
  readonly language: Language
  /** What translations of one page share; pages with an equal key are alternates of one another. */
  readonly alternateKey?: string
  /** Keys of the pages that this one lies in, the nearest first: where the language menu leads for a language that lacks the page. */
  readonly within?: readonly string[]
  /** Kept out of search engines, and without an address of its own. */
  readonly error?: true
  /** Shown by the service worker where there is no network; what it holds changes seldom, for a change of it is a change of the worker. */
  readonly offline?: true
  /** Nothing is listed on it: kept out of search engines. */
  readonly empty?: boolean
  /** Its place in a listing of several pages. */
  readonly paging?: Paging
  /** When what it shows last changed, as the content says (ISO); absent where nobody wrote it down. */
  readonly changed?: string
  /** Paths of its pictures' largest encodings; of an article alone. */
  readonly pictures?: readonly string[]
  readonly title: string
  readonly description: string
  result(head: Head, sheets: LateSheets): PageResult
}
