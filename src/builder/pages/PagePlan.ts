import type { Thing } from 'schema-dts'
import type { Language } from '../../shared/languages.ts'
import type { Head } from '../../shared/pageData.ts'
import type { ComponentName, Paging, PropsByComponent } from '../../shared/pageProps.ts'
import type { CardContent } from '../socialCards/CardPlanner.ts'

/** Addresses of style sheets that only some pages link to. */
export interface LateSheets {
  readonly blocks: string
}

/** What the build knows of a page before its props are made. */
export interface PageOutline {
  /** Below the publication's base; the addresses in props, titles and lists have it. */
  readonly path: string
  readonly language: Language
  /** The same for all translations of a page; pages with equal keys are each other's alternates. */
  readonly alternateKey?: string
  /** Keys of the pages around this one, the nearest first; the language menu falls back to them where a language lacks the page. */
  readonly within?: readonly string[]
  /** An error page, without an address of its own and kept out of search engines. */
  readonly error?: true
  /** Shown by the service worker without a network. Its content is stable, because each change also changes the worker. */
  readonly offline?: true
  /** An empty listing, kept out of search engines. */
  readonly empty?: boolean
  /** Its place in a listing of several pages. */
  readonly paging?: Paging
  /** The last change of its content, as the front matter says (ISO); absent where it does not say. */
  readonly changed?: string
  /** Hash of its text, where code made it. */
  readonly made?: string
  /** Paths of its pictures' largest encodings, below the base; only articles have them. */
  readonly pictures?: readonly string[]
  /** The `<title>`, which as a rule ends with the publication's name. */
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
  /** Structured data in terms of schema.org. It is made from the props, so machines get what readers see. */
  data?(props: PropsByComponent[Name], head: Head): readonly Thing[]
  /** What the social card shows. Only error pages have none. */
  card?(props: PropsByComponent[Name]): CardContent
}
