import type { Thing } from 'schema-dts'
import type { Language } from '../../shared/languages/languages.ts'
import type { Head } from '../../shared/pages/pageData.ts'
import type { ComponentName, Paging, PropsByComponent } from '../../shared/pages/pageProps.ts'
import type { CardContent } from '../socialCards/CardPlanner.ts'

/** URLs of style sheets that only some pages link to. */
export interface LateSheets {
  readonly blocks: string
}

/** What the build knows about a page before its props are made. */
export interface PageOutline {
  /** Relative to the publication's base; addresses in props, titles and lists include the base. */
  readonly path: string
  readonly language: Language
  /** The same for all translations of a page; pages with equal keys are each other's alternates. */
  readonly alternateKey?: string
  /** Keys of the pages above this one, nearest first; the language menu falls back to them if a language lacks the page. */
  readonly within?: readonly string[]
  /** An error page, without an address of its own and hidden from search engines. */
  readonly error?: true
  /** Shown by the service worker when offline. Its content must be stable, because each change also changes the worker. */
  readonly offline?: true
  /** An empty listing, hidden from search engines. */
  readonly empty?: boolean
  /** Its place in a listing of several pages. */
  readonly paging?: Paging
  /** Time of the last change to its content according to the front matter (ISO); absent if unknown. */
  readonly changed?: string
  /** Hash of its text, if code made it. */
  readonly made?: string
  /** Paths of its pictures' largest encodings, relative to the base; only articles have them. */
  readonly pictures?: readonly string[]
  /** The `<title>`, which usually ends with the publication's name. */
  readonly title: string
  /** The title without the publication's name. */
  readonly ownTitle: string
  readonly description: string
}

/** A page of one kind. Its props are made when it is rendered, so that a large site never holds those of all pages in memory. */
export interface PagePlan<Name extends ComponentName = ComponentName> extends PageOutline {
  readonly component: Name
  /** Open Graph type, if it is not `website`. */
  readonly type?: 'article' | 'profile'
  props(sheets: LateSheets): PropsByComponent[Name]
  /** Returns structured data (schema.org). It is made from the props, so machines get what readers see. */
  data?(props: PropsByComponent[Name], head: Head): readonly Thing[]
  /** Returns what the social card shows. Only error pages have none. */
  card?(props: PropsByComponent[Name]): CardContent
}
