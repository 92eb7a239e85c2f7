/** The titles that a language's search offers; its `data` is the static query of the title index. */
export interface TitleIndex {
  /** Title and path of each article, newest first. */
  readonly articles: readonly (readonly [title: string, path: string])[]
  readonly groups: readonly TitleGroup[]
  /** The publication's lists of words that stand for each other. */
  readonly synonyms?: readonly (readonly string[])[]
}

/** A category with its subcategories; articles are positions in the index's list. */
interface TitleGroup {
  readonly title: string
  readonly path: string
  /** Filed under the category alone. */
  readonly articles: readonly number[]
  readonly children: readonly {
    readonly title: string
    readonly path: string
    readonly articles: readonly number[]
    /** Those that have a page. */
    readonly topics?: readonly NearPlace[]
  }[]
}

/** A category, subcategory or topic, to be offered where its name is near to what was typed. */
export interface NearPlace {
  readonly title: string
  readonly path: string
}
