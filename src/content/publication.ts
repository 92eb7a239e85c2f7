import type { SiteConfig } from './SiteConfig.ts'
import type { CodeEntry } from '../shared/CodeEntry.ts'
import type { Language } from '../shared/languages.ts'
import type { Redirect } from '../shared/manifest.ts'
import type { LanguageTexts } from '../shared/messages/builtForms.ts'
import type { AuthorKind, Source } from '../shared/pageProps.ts'
import type { NamedPage } from '../shared/paths.ts'
import type { Focus } from '../shared/picture.ts'
import type { BlockOf, PlainBlock } from './blocks/blockSchemas.ts'
import type { Share } from './pictures/dominantColours.ts'
import type { PaidLinkInput } from './schemas/adsSchema.ts'
import type { PagePlace } from './schemas/pageSchema.ts'
import type { Theme } from './theme/Theme.ts'

/** A publication folder after loading: everything parsed, checked and resolved, drafts and future articles left out unless asked for. */
export interface Publication {
  readonly site: SiteConfig
  /** In the order of the file. */
  readonly categories: readonly Category[]
  /** One entry an article and language, newest first (date, then slug). */
  readonly articles: readonly Article[]
  /** In the order of the settings. */
  readonly collections: readonly Collection[]
  readonly authors: readonly Author[]
  readonly pages: readonly NamedPageText[]
  /** The named pages that are not made, since their texts are placeholders. */
  readonly leftOut: readonly { readonly name: NamedPage; readonly language: Language }[]
  /** The publication's further pages, sorted by their folders. */
  readonly freePages: readonly FreePage[]
  readonly ads: Ads
  /** Each leads to its end at once. */
  readonly redirects: readonly Redirect[]
  /** Paths of pages that are gone for good. */
  readonly gone: readonly string[]
  /** Files below `public/`, with `/`. */
  readonly publicFiles: readonly string[]
  readonly drawings: Drawings
  /** Absent where it looks as the house does. */
  readonly theme?: Theme
  /** What the engine says, in each of the site's languages: its own words, and what the publication puts in their place. */
  readonly texts: Readonly<Record<Language, LanguageTexts>>
}

/** What the engine itself shows of the drawings in `public/`: written anew, of nothing but shapes. */
export interface Drawings {
  /** `logo.svg`, with ids of its own. */
  readonly logo?: string
  /** The symbols of `drawings.svg` by id. */
  readonly symbols: ReadonlyMap<string, SymbolDrawing>
}

export interface SymbolDrawing {
  readonly viewBox?: string
  readonly shapes: string
}

/** A text in the publication's languages; every language of the site is there (the default language's text stands in). */
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

/** Where an article is filed after classification: keys that exist in the tree. */
export interface Filing {
  readonly category: string
  /** Absent where an entity names a category without a subcategory. */
  readonly subcategory?: string
  readonly topics: readonly string[]
}

/** Content of another kind than articles. */
export interface Collection {
  /** Name of its folder. */
  readonly name: string
  readonly title: Localised
  /** Paths of its listing, without the language's prefix. */
  readonly listings: Localised
  readonly order: 'date' | 'title'
  /** Newest first. */
  readonly entries: readonly Article[]
  /** The publication's own code: it may throw, and give anything. */
  readonly structuredData?: (entry: CodeEntry) => unknown
  /** Where that is written. */
  readonly file: string
}

/** What an entry of a collection has besides what articles have. */
export interface OwnEntry {
  /** Name of the collection. */
  readonly collection: string
  /** The fields of the collection's own. */
  readonly fields: Readonly<Record<string, unknown>>
  /** What its fields refer to, in their order: `recipes/soup`. */
  readonly references: readonly string[]
}

/** Everything that is published like an article: the articles, then the entries of every collection. */
export function publishedTexts({ articles, collections }: Pick<Publication, 'articles' | 'collections'>): readonly Article[] {
  return collections.length === 0 ? articles : [...articles, ...collections.flatMap(({ entries }) => entries)]
}

/** An article, or an entry of a collection. */
export interface Article {
  /** Name of its folder: translations share it. */
  readonly id: string
  readonly language: Language
  readonly slug: string
  /** Absent in the front matter: the search leaves the article out. */
  readonly title?: string
  /** The title, or words made from the slug. */
  readonly heading: string
  readonly description: string
  /** Always there in articles. */
  readonly author?: string
  /** `YYYY-MM-DD` or with a time. */
  readonly date: string
  /** The last change of substance, or a later correction. */
  readonly updated?: string
  /** Empty: outside the category index. The first is the one its breadcrumbs show. */
  readonly filings: readonly Filing[]
  readonly image?: { readonly picture: PictureFile; readonly alt: string; readonly caption?: string; readonly focus?: Focus }
  /** 0 to 5: the sum of the five answers of the last reading. */
  readonly rating?: number
  readonly sources: readonly Source[]
  /** The newest first. */
  readonly corrections: readonly Correction[]
  /** Where the text stood before it came here. */
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
  /** Words of the running text. */
  readonly words: number
  readonly body: Body
  /** The Markdown file below the publication folder. */
  readonly file: string
  /** Absent in articles. */
  readonly own?: OwnEntry
}

/** What was corrected in an article after its publication. */
interface Correction {
  readonly date: string
  readonly text: string
}

/** A whole reading of an article after it was written. */
export interface Reading {
  readonly by: string
  readonly kind: 'person' | 'model'
  readonly model?: string
  readonly date: string
  /** Five of 0, 0.5 and 1; absent where the article was read without being rated. */
  readonly answers?: readonly number[]
}

/** A Markdown body as HTML, cut open where pictures and blocks stand: encodings and labels are the build's affair. */
export interface Body {
  readonly parts: readonly (string | BodyPicture | BodyBlock)[]
  /** The parts that are no HTML. */
  readonly inserts: readonly (BodyPicture | BodyBlock)[]
  /** Of the Markdown: equal digests, equal texts. */
  readonly digest: string
  /** The footnotes, in the order of their numbers; absent if there are none. */
  readonly notes?: readonly Footnote[]
  readonly headings: readonly Heading[]
  readonly words: number
}

export interface Footnote {
  /** From 1. The text refers to it by links to `#fn-1`. */
  readonly number: number
  readonly html: string
  /** How often the text refers to it; the links have the ids `fnref-1`, `fnref-1-2`, `fnref-1-3` … */
  readonly times: number
}

export interface BodyPicture {
  readonly picture: PictureFile
  readonly alt: string
  /** Inline HTML, already escaped. */
  readonly caption?: string
}

/** A block of an article; see docs/authoring.md. */
export type BodyBlock = PlainBlock | BeforeAfter

export interface BeforeAfter extends Pick<BlockOf<'before-after'>, 'kind'> {
  readonly before: BodyPicture
  readonly after: BodyPicture
}

export interface Heading {
  readonly depth: 2 | 3 | 4 | 5 | 6
  readonly id: string
  readonly text: string
  /** Words from this heading to the next of the same or a higher rank. */
  readonly words: number
}

/** A picture file that was opened and decoded. */
export interface PictureFile {
  /** Absolute path of the file. */
  readonly path: string
  /** First 12 hex digits of the content's SHA-256. */
  readonly hash: string
  readonly width: number
  readonly height: number
  /** Average colour, `#rrggbb`. */
  readonly colour: string
  /** What it is made of, the largest share first. */
  readonly colours: readonly Share[]
  /** A WebP of 16 px as a data URL. */
  readonly preview: string
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
  /** Absent: the engine's own stands in. */
  readonly heading?: string
  readonly body: Body
}

/** A page of the publication's own, with an address of its choice. */
export interface FreePage {
  /** Name of its folder: translations share it. */
  readonly id: string
  readonly language: Language
  /** Without the language's prefix. */
  readonly address: string
  readonly place: PagePlace
  readonly title: string
  readonly description: string
  /** Absent: made from the title. */
  readonly heading?: string
  readonly body: Body
}

/** Untrusted HTML, which the build reduces to text and links; alone, or with facts about the link. */
export type PaidLink = PaidLinkInput

/** Paid links. */
export interface Ads {
  /** By page path; those that are due. */
  readonly sapeLinks: Readonly<Record<string, readonly PaidLink[]>>
  /** Stands on every page. */
  readonly sapeNewUrl?: PaidLink
}
