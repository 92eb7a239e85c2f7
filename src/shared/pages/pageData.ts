import type { Language } from '../languages/languages.ts'
import type { ThirdParty } from '../browser/thirdParty.ts'
import type { ComponentName, PropsByComponent, CategorySummary, TextLink } from './pageProps.ts'

/** A page's metadata in `<head>`; URLs are absolute. */
export interface Head {
  readonly title: string
  readonly description: string
  /** Absent on pages without an address of their own (404, 500). */
  readonly canonical?: string
  /** Includes `x-default`. */
  readonly alternates: readonly { readonly language: Language; readonly url: string }[]
  readonly robots?: string
  /** The previous and next pages of a listing. */
  readonly previous?: string
  readonly next?: string
  /** The feeds that the page offers. */
  readonly feeds?: readonly { readonly type: string; readonly title: string; readonly url: string }[]
  /** Open Graph properties and their contents. */
  readonly social?: readonly (readonly [property: string, content: string])[]
  /** JSON-LD, escaped so that it cannot close its script element. */
  readonly data?: string
  /** Elements added by the publication's plug-ins; their paths include the base. */
  readonly own?: readonly { readonly tag: 'meta' | 'link'; readonly attributes: Readonly<Record<string, string>> }[]
}

export type LanguagePaths = Readonly<Partial<Record<Language, string>>>

/** A page as data: its component, language, head and props. */
export type PageResult<Name extends ComponentName = ComponentName> = {
  readonly [One in Name]: {
    readonly component: One
    readonly language: Language
    readonly head: Head
    readonly props: PropsByComponent[One]
    /** The page as HTML, if the publication's own code replaces parts of it; shown instead of the component. */
    readonly html?: string
    /** Targets of the language menu: the same page if `head.alternates` has the language, otherwise the nearest page. */
    readonly languages?: LanguagePaths
    /** HTML that the build adds at the end of the page. */
    readonly after?: string
  }
}[Name]

/** The body of `/page-data/{path}/page-data.json`. */
export interface PageData<Name extends ComponentName = ComponentName> {
  /** Without the publication's base, like the names of data files. */
  readonly path: string
  readonly componentChunkName: string
  /** Always null: every page of a publication has one address. */
  readonly matchPath: null
  readonly staticQueryHashes: readonly string[]
  /** Layout slot -> name of its slice. */
  readonly slicesMap: { readonly header: string; readonly footer: string }
  readonly result: PageResult<Name>
  readonly webpackCompilationHash: string
}

export interface HeaderSlice {
  /** The full layout around an empty `<main>`, if the publication's own code replaces parts of it. */
  readonly html?: string
  readonly home: string
  readonly title: string
  /** Inline SVG of the publication's logo, already checked; absent, the title is shown as text. */
  readonly logo?: string
  readonly categories: readonly Omit<CategorySummary, 'count'>[]
  /** Languages of the publication; absent if there is only one. */
  readonly languages?: readonly Language[]
  /** The search form's target when scripts do not run. */
  readonly searchPath: string
  /** The publication's own pages; absent if none belongs in the header. */
  readonly pages?: readonly TextLink[]
}

export interface FooterSlice {
  readonly title: string
  readonly year: number
  readonly categories: readonly TextLink[]
  /** Paths; a page without an entry does not exist. */
  readonly info: { readonly [Name in 'authors' | 'privacy-policy' | 'terms' | 'about-us' | 'sitemap']?: string }
  /** Path of the page with the saved stories. */
  readonly saved: string
  /** The editorial policy, if the publication has one. */
  readonly policy?: TextLink
  /** The page with all corrections, if there are any. */
  readonly corrections?: TextLink
  readonly contact?: string
  /** The publication's own pages; absent if none belongs in the footer. */
  readonly pages?: readonly TextLink[]
  /** Addresses by name; the engine has texts for `video`, `network` and `photo`. */
  readonly social: Readonly<Record<string, string>>
}

/** The body of `/slice-data/{name}.json`. */
export interface SliceData<Result> {
  readonly componentChunkName: string
  readonly result: Result
  readonly staticQueryHashes: readonly string[]
}

export interface Slices {
  readonly header: HeaderSlice
  readonly footer: FooterSlice
}

/** Files of a component, by its chunk name: its script, then the one style sheet that it needs besides the layout's, if any. */
export type ChunkMap = Readonly<Record<string, readonly string[]>>

/** The chunk map's key for the scripts that every document needs to run. */
export const documentScripts = 'document'

/**
 * The document's `<script type="application/json" id="page">`: what the runtime cannot read from the page itself. It contains neither
 * the page's props nor the layout's, as both stay unchanged until the reader navigates.
 */
export interface DocumentData extends Pick<PageData, 'path' | 'webpackCompilationHash'> {
  /** URLs of the files that the runtime loads first. */
  readonly files: {
    readonly app: string
    /** The chunk map, as JSON. */
    readonly chunks: string
    /** The service worker; absent if the site has none. */
    readonly worker?: string
  }
  /** Prefix of every path on the host, such as `/blog`; absent at the root. */
  readonly base?: string
  /** Absent if the publication lists no third-party scripts. */
  readonly thirdParty?: ThirdParty
}

/** What chunk names begin with, where a name or a language follows. The bundler inlines these constants; it would not inline a function. */
export const componentPrefix = 'component---'
export const islandPrefix = 'island---'
export const messagesPrefix = 'messages---'
export const stemmerPrefix = 'stemmer---'
