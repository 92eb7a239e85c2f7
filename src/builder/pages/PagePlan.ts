import type { Thing } from 'schema-dts'
import type { Language } from '../../shared/languages.ts'
import type { Head } from '../../shared/pageData.ts'
import type { ComponentName, Paging, PropsByComponent } from '../../shared/pageProps.ts'
import type { CardContent } from '../socialCards/SocialCard.ts'

/** Addresses of style sheets that only some pages ask for. */
export interface LateSheets {
  readonly blocks: string
}

/** What is known of a page before its props are made. */
export interface PageOutline {
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
  /** When what it shows last changed, as the content says (ISO); absent where the content does not say. */
  readonly changed?: string
  /** Paths of its pictures' largest encodings; of an article alone. */
  readonly pictures?: readonly string[]
  /** The `<title>`, as a rule with the publication's name behind it. */
  readonly title: string
  /** The title without the publication's name. */
  readonly ownTitle: string
  readonly description: string
}

/** A page of one kind. Its props are made when it is rendered, so that a large site never holds those of all pages. */
export interface PagePlan<Name extends ComponentName = ComponentName> extends PageOutline {
  readonly component: Name
  /** Open Graph's type, where it is not `website`. */
  readonly type?: 'article' | 'profile'
  props(sheets: LateSheets): PropsByComponent[Name]
  /** Structured data in the words of schema.org; made of the props, so that machines are told what readers see. */
  data?(props: PropsByComponent[Name], head: Head): readonly Thing[]
  /** What the social card shows. Only error pages have none. */
  card?(props: PropsByComponent[Name]): CardContent
}
