import type { Language } from './languages.ts'
import type { ThirdParty } from './thirdParty.ts'
import type { ComponentName, PropsByComponent, CategorySummary, TextLink } from './pageProps.ts'

/** What a page says about itself in `<head>`; URLs are absolute. */
export interface Head {
  readonly title: string
  readonly description: string
  /** Absent on pages that have no address of their own (404, 500). */
  readonly canonical?: string
  /** Among them `x-default`. */
  readonly alternates: readonly { readonly language: Language; readonly url: string }[]
  readonly robots?: string
  /** The pages before and after it in a listing. */
  readonly previous?: string
  readonly next?: string
  /** Feeds that readers of the page may want. */
  readonly feeds?: readonly { readonly type: string; readonly title: string; readonly url: string }[]
  /** Open Graph properties with their contents. */
  readonly social?: readonly (readonly [property: string, content: string])[]
  /** JSON-LD that cannot close its script element. */
  readonly data?: string
}

export type LanguagePaths = Readonly<Partial<Record<Language, string>>>

/** A page as data: its component, language, head and props. */
export type PageResult<Name extends ComponentName = ComponentName> = {
  readonly [One in Name]: {
    readonly component: One
    readonly language: Language
    readonly head: Head
    readonly props: PropsByComponent[One]
    /** The page as HTML, where the publication's own code replaces parts of it: it is shown in place of the component. */
    readonly html?: string
    /** The language menu's targets: the same page where `head.alternates` has the language, else the nearest page. */
    readonly languages?: LanguagePaths
    /** HTML that the build adds at the end of the page. */
    readonly after?: string
  }
}[Name]

/** The body of `/page-data/{path}/page-data.json`. */
export interface PageData<Name extends ComponentName = ComponentName> {
  /** Without the publication's base, as the names of data files are. */
  readonly path: string
  readonly componentChunkName: string
  /** Always null: every page of a publication has one address. */
  readonly matchPath: null
  readonly staticQueryHashes: readonly string[]
  /** Slot in the layout -> name of its slice. */
  readonly slicesMap: { readonly header: string; readonly footer: string }
  readonly result: PageResult<Name>
  readonly webpackCompilationHash: string
}

export interface HeaderSlice {
  /** The whole layout, around an empty `<main>`, where the publication's own code replaces parts of it. */
  readonly html?: string
  readonly home: string
  readonly title: string
  /** Inline SVG of the publication's own logo, already checked; the title in words where it has none. */
  readonly logo?: string
  readonly categories: readonly Omit<CategorySummary, 'count'>[]
  /** Languages of the publication; absent where there is one. */
  readonly languages?: readonly Language[]
  /** The search form's target without scripts. */
  readonly searchPath: string
  /** The publication's own pages; absent if none belongs here. */
  readonly pages?: readonly TextLink[]
}

export interface FooterSlice {
  readonly title: string
  readonly year: number
  readonly categories: readonly TextLink[]
  /** Paths; one that is left out has no page. */
  readonly info: { readonly [Name in 'authors' | 'privacy-policy' | 'terms' | 'about-us' | 'sitemap']?: string }
  /** Path of the page with the saved stories. */
  readonly saved: string
  /** To the editorial policy, where the publication has one. */
  readonly policy?: TextLink
  /** To the page with every correction, where there are any. */
  readonly corrections?: TextLink
  readonly contact?: string
  /** The publication's own pages; absent if none belongs here. */
  readonly pages?: readonly TextLink[]
  /** Addresses by name; `video`, `network` and `photo` have words of the engine's. */
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

/** Files of a component, by its chunk name: its script, then the one style sheet it needs beside the layout's, if any. */
export type ChunkMap = Readonly<Record<string, readonly string[]>>

/** The name in the chunk map of the scripts without which no document of the build runs. */
export const documentScripts = 'document'

/**
 * The document's `<script type="application/json" id="page">`: what the runtime cannot read from the page itself.
 * It has neither the page's props nor the layout's: both stay as they are until the reader navigates.
 */
export interface DocumentData extends Pick<PageData, 'path' | 'webpackCompilationHash'> {
  /** Addresses of the files that the runtime loads first. */
  readonly files: {
    readonly app: string
    /** The chunk map, as JSON. */
    readonly chunks: string
    /** The service worker; absent where the site has none. */
    readonly worker?: string
  }
  /** What stands before every path on the host: `/blog`; absent at the root. */
  readonly base?: string
  /** Absent where the publication lists no scripts of others. */
  readonly thirdParty?: ThirdParty
}

export function chunkName(component: ComponentName): string {
  return `component---${component}`
}
