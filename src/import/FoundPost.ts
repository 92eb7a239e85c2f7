import type { Root } from 'mdast'

/** Something that could not be imported unchanged, for the report. */
export interface Remark {
  readonly kind: 'shortcode' | 'liquid' | 'html' | 'code' | 'picture' | 'link' | 'old-link' | 'field' | 'alt'
  /** One line: what it is, and what was done with it. */
  readonly text: string
}

/** A text as a Markdown tree without HTML, before its links and pictures are resolved. */
export interface ConvertedText {
  readonly root: Root
  readonly remarks: readonly Remark[]
  /** The `id`s that its headings had in the source, with the text of the headings. */
  readonly anchors?: ReadonlyMap<string, string>
}

export interface FoundPicture {
  /** As written in the source. */
  readonly src: string
  readonly alt?: string | undefined
  readonly caption?: string | undefined
}

/** A tag or category of the source. */
export interface Term {
  readonly name: string
  /** The names of its ancestors, outermost first. */
  readonly above?: readonly string[]
  /** Its spelling in the source's URLs. */
  readonly slug?: string
}

/** Whether the source shows a text to everyone, and if not, why. */
export type Visibility =
  | { readonly kind: 'public' }
  /** Public from then on: an ISO date and time. */
  | { readonly kind: 'later'; readonly at: string }
  | { readonly kind: 'hidden'; readonly why: string }

/** A text of the source in one language. */
export interface FoundPost {
  /** Identifies the text in the source, permanently. */
  readonly key: string
  /** Where it is: a file of the source, or an id in an export. */
  readonly place: string
  /** Shared by the translations of one text. */
  readonly group: string
  /** Whether it is a standalone page rather than a post, such as About or Contact. */
  readonly isPage?: boolean
  readonly language?: string | undefined
  readonly title?: string | undefined
  /** As in the source; made valid later. */
  readonly slug: string
  /** Its path in the source; `aliases` are earlier ones. */
  readonly address?: string | undefined
  readonly aliases: readonly string[]
  /** An address that links use but that cannot be redirected: `/?p=12`. */
  readonly shortAddress?: string
  readonly date?: string | undefined
  readonly updated?: string | undefined
  readonly description?: string | undefined
  /** The author's key. */
  readonly author?: string | undefined
  /** Names of its further authors, for the report: a text of a publication names one. */
  readonly coAuthors?: readonly string[]
  readonly terms: readonly Term[]
  readonly visibility: Visibility
  readonly lead?: FoundPicture | undefined
  convert(this: void): ConvertedText
  /** Returns the file that the URL of a picture or download refers to; undefined if the source does not have it. */
  findFile(this: void, src: string): string | undefined
  /** Returns the key of the post that a link refers to, if the link is not a URL. */
  findPost?(this: void, url: string): string | undefined
}

export interface FoundAuthor {
  readonly key: string
  readonly name: string
  readonly slug?: string | undefined
  readonly about?: string | undefined
  /** Whether the source treats the author as a person rather than a site or team. */
  readonly isPerson: boolean
}

export interface LeftOut {
  readonly place: string
  readonly why: string
}

/** Everything that a reader found in a source. */
export interface FoundSource {
  readonly title?: string | undefined
  /** Scheme and host of the old site, if the source gives them. */
  readonly url?: string | undefined
  readonly posts: readonly FoundPost[]
  readonly authors: readonly FoundAuthor[]
  readonly leftOut: readonly LeftOut[]
  /** Every tag and category, including those without posts. */
  readonly terms: readonly Term[]
}

/** The input of a reader. */
export interface ImportInput {
  /** A folder, or an export file. */
  readonly source: string
  /** The folder of an export's pictures, if they are not beside it. */
  readonly media: string | undefined
  readonly now: Date
  /** Languages of the publication. */
  readonly languages: readonly string[]
}

/** Thrown if a text cannot be imported; the message continues after the text's place. */
export class ImportError extends Error {}
