/**
 * The head of a sharded title index, which a search loads first: the tree, and which file contains what. The files are static queries
 * too, named `{name}-b0`, `-w0`, `-c0` and `-all`.
 */
export interface TitleShards {
  /** Prefix of the files' names; differs for other titles. */
  readonly shards: string
  /** Number of places in the tree; an article counts once for each. */
  readonly places: number
  /** Number of articles in the tree. */
  readonly articles: number
  readonly groups: readonly (readonly [...Section, children: readonly Section[]])[]
  /** The first beginning in each file of rare beginnings (`w`). */
  readonly words: readonly string[]
  /** Beginnings that are too common for those, in the order of the files that contain them (`c`), one list per file. */
  readonly common: readonly (readonly string[])[]
}

/** A category or subcategory, with the number of articles filed directly in it. Places are numbered through the sections in order. */
type Section = readonly [title: string, path: string, articles: number]

/** Consecutive titles of the tree (`b`): title and path alternate. */
export type TitleBlock = readonly string[]

/**
 * Word endings in the order of their keys (`w`). An ending and its places alternate; the first letter of an ending encodes how many
 * letters it shares with the previous one (`A` for none).
 */
export type WordShard = readonly string[]

/** By the key of a common beginning (`c`): each text with that key, and the places of everything that begins with it, alternating. */
export type CommonShard = readonly (readonly [key: string, ...textsAndCodes: readonly string[]])[]

/** Titles per block. */
export const blockSize = 16

/** Char code of the letter for no shared letters. */
export const letterOfNone = 65
