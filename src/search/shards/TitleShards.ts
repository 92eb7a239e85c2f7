/**
 * What a search of many titles begins with: the tree, and which file holds what. The files are static queries as well, named
 * `{name}-b0`, `-w0`, `-c0` and `-all`.
 */
export interface TitleShards {
  /** Begins the names of the files; another one for other titles. */
  readonly shards: string
  /** Titles of the index, as often as they stand in the tree. */
  readonly places: number
  /** Articles that stand in the tree. */
  readonly articles: number
  readonly groups: readonly (readonly [...Section, children: readonly Section[]])[]
  /** The first beginning in each file of rare ones (`w`). */
  readonly words: readonly string[]
  /** Beginnings that are too common for these, in the order of the files that hold them (`c`), one list a file. */
  readonly common: readonly (readonly string[])[]
}

/** A category or subcategory, with the number of articles that are filed in itself. Places are numbered through the sections in their order. */
type Section = readonly [title: string, path: string, articles: number]

/** Titles that follow each other in the tree (`b`): title and path in turn. */
export type TitleBlock = readonly string[]

/**
 * Ends of words in the order of their keys (`w`): in turn an end, of which a first letter says how many letters it shares with the one
 * before (`A` none), and where it stands.
 */
export type WordShard = readonly string[]

/** By the key of a common beginning (`c`): each text of that key, and where what begins with it stands, in turn. */
export type CommonShard = readonly (readonly [key: string, ...textsAndCodes: readonly string[]])[]

/** Titles in a block. */
export const blockSize = 16

/** Stands for no letter of the text before. */
export const letterOfNone = 65
