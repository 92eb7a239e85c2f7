import type { Root } from 'mdast'

/** Something that was not taken as it stands, for the report. */
export interface Remark {
  readonly kind: 'shortcode' | 'liquid' | 'html' | 'code' | 'picture' | 'link' | 'field' | 'alt'
  /** One line: what it is, and what became of it. */
  readonly text: string
}

/** A text as a Markdown tree without HTML, before its links and pictures lead anywhere. */
export interface ConvertedText {
  readonly root: Root
  readonly remarks: readonly Remark[]
  /** The `id`s that its headings had at the source, with the words of the headings. */
  readonly anchors?: ReadonlyMap<string, string>
}

export interface FoundPicture {
  /** As the source writes it. */
  readonly src: string
  readonly alt?: string | undefined
  readonly caption?: string | undefined
}

/** A tag or a category of the source. */
export interface Term {
  readonly name: string
  /** The names above it, the outermost first. */
  readonly above?: readonly string[]
  /** How the source spells it in addresses. */
  readonly slug?: string
}

/** A text that the source shows to everyone, or why it does not. */
export type Visibility =
  | { readonly kind: 'public' }
  /** Public from a moment on: an ISO date and time. */
  | { readonly kind: 'later'; readonly at: string }
  | { readonly kind: 'hidden'; readonly why: string }

/** A text of the source in one language. */
export interface FoundPost {
  /** What the source calls it; never changes while the text lives there. */
  readonly key: string
  /** Where it stands: a file of the source, or an id in its export. */
  readonly place: string
  /** Translations of one text share it. */
  readonly group: string
  /** A page of its own, outside of the row of posts: About, Contact. */
  readonly isPage?: boolean
  readonly language?: string | undefined
  readonly title?: string | undefined
  /** As the source spells it; made valid later. */
  readonly slug: string
  /** Its path at the source, and the earlier ones. */
  readonly address?: string | undefined
  readonly aliases: readonly string[]
  /** An address that links know and no redirect can begin at: `/?p=12`. */
  readonly shortAddress?: string
  readonly date?: string | undefined
  readonly updated?: string | undefined
  readonly description?: string | undefined
  /** Keys of authors. */
  readonly author?: string | undefined
  readonly terms: readonly Term[]
  readonly visibility: Visibility
  readonly lead?: FoundPicture | undefined
  convert(this: void): ConvertedText
  /** The file that an address of a picture or a download stands for; undefined where the source has none. */
  findFile(this: void, src: string): string | undefined
  /** The key of the post that a link stands for, where it is no address. */
  findPost?(this: void, url: string): string | undefined
}

export interface FoundAuthor {
  readonly key: string
  readonly name: string
  readonly slug?: string | undefined
  readonly about?: string | undefined
  /** Whether the source knows it as a person, and not as a site or a team. */
  readonly isPerson: boolean
}

export interface LeftOut {
  readonly place: string
  readonly why: string
}

/** All that a reader of one kind found. */
export interface FoundSource {
  readonly title?: string | undefined
  /** Scheme and host of the old site, where the source says so. */
  readonly url?: string | undefined
  readonly posts: readonly FoundPost[]
  readonly authors: readonly FoundAuthor[]
  readonly leftOut: readonly LeftOut[]
  /** Every tag and category, also those of no post. */
  readonly terms: readonly Term[]
}

/** What a reader is given. */
export interface ImportInput {
  /** A folder, or the file of an export. */
  readonly source: string
  /** The pictures of an export, where they do not lie beside it. */
  readonly media: string | undefined
  readonly now: Date
  /** Those of the publication. */
  readonly languages: readonly string[]
}

/** Why a text cannot be taken; the message goes on after the text's place. */
export class ImportFault extends Error {}
