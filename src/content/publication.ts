import type { SiteConfig } from './SiteConfig.ts'
import type { CodeEntry } from '../shared/pages/CodeEntry.ts'
import type { Language } from '../shared/languages/languages.ts'
import type { Redirect } from '../shared/output/manifest.ts'
import type { LanguageTexts } from '../shared/messages/builtForms.ts'
import type { AuthorKind, Source } from '../shared/pages/pageProps.ts'
import type { NamedPage } from '../shared/addresses/paths.ts'
import type { Focus } from '../shared/pictures/picture.ts'
import type { BodyBlock } from './blocks/engineBlocks.ts'
import type { BodyPicture, PictureFile } from './pictures/bodyPicture.ts'
import type { PaidLinkInput } from './schemas/adsSchema.ts'
import type { LinkPlace } from './schemas/pageSchema.ts'
import type { Theme } from './theme/Theme.ts'

/** A publication folder after loading: everything parsed, checked and resolved, without drafts and future articles unless requested. */
export interface Publication {
  readonly site: SiteConfig
  /** In file order. */
  readonly categories: readonly Category[]
  /** One article for each id and language, newest first (by date, then slug). */
  readonly articles: readonly Article[]
  /** In the order of the settings. */
  readonly collections: readonly Collection[]
  readonly authors: readonly Author[]
  readonly pages: readonly NamedPageText[]
  /** Named pages that are not built because their texts are placeholders. */
  readonly leftOut: readonly { readonly name: NamedPage; readonly language: Language }[]
  /** The publication's further pages, sorted by folder. */
  readonly freePages: readonly FreePage[]
  readonly ads: Ads
  /** Chains are resolved: each leads straight to its final target. */
  readonly redirects: readonly Redirect[]
  /** Paths of permanently removed pages. */
  readonly gone: readonly string[]
  /** Files relative to `public/`, separated by `/`. */
  readonly publicFiles: readonly string[]
  readonly drawings: Drawings
  /** Absent if the publication uses the look `house` unchanged. */
  readonly theme?: Theme
  /** The texts of the interface in each of the site's languages: the engine's, with the publication's overrides applied. */
  readonly texts: Readonly<Record<Language, LanguageTexts>>
}

/** The drawings in `public/` that the engine shows itself, rewritten to contain only shapes. */
export interface Drawings {
  /** `logo.svg`, with its ids prefixed. */
  readonly logo?: string
  /** The symbols of `drawings.svg` by id. */
  readonly symbols: ReadonlyMap<string, SymbolDrawing>
}

export interface SymbolDrawing {
  readonly viewBox?: string
  readonly shapes: string
}

/** A text by language; every language of the site has one, the default language's if there is no translation. */
export type Localised = Readonly<Partial<Record<Language, string>>>

export interface Category {
  readonly key: string
  readonly slug: string
  readonly title: Localised
  readonly description: Localised
  readonly children: readonly Subcategory[]
}

export interface Subcategory {
  readonly key: string
  readonly slug: string
  readonly title: Localised
  readonly description: Localised
  readonly topics: readonly Topic[]
}

export interface Topic {
  readonly key: string
  readonly slug: string
  readonly title: Localised
  readonly description: Localised
}

/** Where an article is filed after classification, by keys that exist in the tree. */
export interface Filing {
  readonly category: string
  /** Absent if an entity names a category without a subcategory. */
  readonly subcategory?: string
  readonly topics: readonly string[]
}

/** A kind of content besides articles. */
export interface Collection {
  /** The name of its folder. */
  readonly name: string
  readonly title: Localised
  /** Paths of its listing by language, without the language prefix. */
  readonly listings: Localised
  readonly order: 'date' | 'title'
  /** Newest first. */
  readonly entries: readonly Article[]
  /** The publication's code: it may throw, and return anything. */
  readonly structuredData?: (entry: CodeEntry) => unknown
  /** The file that defines it. */
  readonly file: string
}

/** The parts of an entry that come from its collection. */
export interface OwnEntry {
  /** The name of the collection. */
  readonly collection: string
  /** The fields that the collection defines. */
  readonly fields: Readonly<Record<string, unknown>>
  /** The entries that its fields refer to, in field order: `recipes/soup`. */
  readonly references: readonly string[]
}

/** Returns everything that is published like an article: the articles, then the entries of every collection. */
export function publishedTexts({ articles, collections }: Pick<Publication, 'articles' | 'collections'>): readonly Article[] {
  return collections.length === 0 ? articles : [...articles, ...collections.flatMap(({ entries }) => entries)]
}

/** An article, or an entry of a collection. */
export interface Article {
  /** The name of its folder, which translations share. */
  readonly id: string
  readonly language: Language
  readonly slug: string
  /** Absent if the front matter has none: search then leaves the article out. */
  readonly title?: string
  /** The title, or words made from the slug. */
  readonly heading: string
  readonly description: string
  /** Always present in articles. */
  readonly author?: string
  /** `YYYY-MM-DD`, or with a time. */
  readonly date: string
  /** Date of the last change of substance, or of a later correction. */
  readonly updated?: string
  /** Empty if the article is in no category. The first one is shown in its breadcrumbs. */
  readonly filings: readonly Filing[]
  readonly image?: { readonly picture: PictureFile; readonly alt: string; readonly caption?: string; readonly focus?: Focus }
  /** 0 to 5: the sum of the five answers of the last reading. */
  readonly rating?: number
  readonly sources: readonly Source[]
  /** Newest first. */
  readonly corrections: readonly Correction[]
  /** Where the text was published before it was imported. */
  readonly origin?: { readonly url: string; readonly imported: string }
  readonly made?: {
    readonly by: 'person' | 'model'
    readonly model?: string
    readonly prompt?: string
    readonly reviewedBy?: string
    readonly at?: string
    /** Absent in originals. */
    readonly translatedFrom?: Language
    readonly readings?: readonly Reading[]
  }
  /** Number of words of the running text. */
  readonly words: number
  readonly body: Body
  /** The Markdown file, relative to the publication folder. */
  readonly file: string
  /** Absent in articles. */
  readonly own?: OwnEntry
}

/** A correction made to an article after its publication. */
interface Correction {
  readonly date: string
  readonly text: string
}

/** A complete reading of an article after it was written. */
export interface Reading {
  readonly by: string
  readonly kind: 'person' | 'model'
  readonly model?: string
  readonly date: string
  /** Five values of 0, 0.5 or 1; absent if the article was read without being rated. */
  readonly answers?: readonly number[]
}

/** A Markdown body as HTML, split at its pictures and blocks, whose encodings and labels the build adds. */
export interface Body {
  readonly parts: readonly (string | BodyPicture | BodyBlock)[]
  /** The parts that are not HTML. */
  readonly inserts: readonly (BodyPicture | BodyBlock)[]
  /** Digest of the Markdown: equal digests mean equal texts. */
  readonly digest: string
  /** The footnotes in numerical order; absent if there are none. */
  readonly notes?: readonly Footnote[]
  readonly headings: readonly Heading[]
  readonly words: number
}

export interface Footnote {
  /** Counted from 1. The text links to it as `#fn-1`. */
  readonly number: number
  readonly html: string
  /** How often the text refers to it; the links have the ids `fnref-1`, `fnref-1-2`, `fnref-1-3` … */
  readonly times: number
}

export interface Heading {
  readonly depth: 2 | 3 | 4 | 5 | 6
  readonly id: string
  readonly text: string
  /** Number of words from this heading to the next of the same or a higher rank. */
  readonly words: number
}

export interface Author {
  readonly slug: string
  readonly language: Language
  readonly name: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly kind: AuthorKind
  readonly body: Body
}

export interface NamedPageText {
  readonly name: NamedPage
  readonly language: Language
  readonly title: string
  readonly description: string
  /** Absent: the engine's default heading is used. */
  readonly heading?: string
  readonly body: Body
}

/** A page that the publication defines, at an address of its choice. */
export interface FreePage {
  /** The name of its folder, which translations share. */
  readonly id: string
  readonly language: Language
  /** Without the language prefix. */
  readonly address: string
  readonly place: LinkPlace
  /** Set if a plug-in made the page: only the page itself has its text. */
  readonly isMade?: true
  readonly title: string
  readonly description: string
  /** Absent: made from the title. */
  readonly heading?: string
  readonly body: Body
}

/** Untrusted HTML, which the build reduces to text and links; alone, or with details of the link. */
export type PaidLink = PaidLinkInput

/** Paid links. */
export interface Ads {
  /** The links that are currently shown, by page path. */
  readonly sapeLinks: Readonly<Record<string, readonly PaidLink[]>>
  /** Shown on every page. */
  readonly sapeNewUrl?: PaidLink
}
