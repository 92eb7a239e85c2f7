/** The searchable titles of a language: the `data` of the title index's static query. */
export interface TitleIndex {
  /** Title and path of each article, newest first. */
  readonly articles: readonly (readonly [title: string, path: string])[]
  readonly groups: readonly TitleGroup[]
  /** The publication's lists of interchangeable words. */
  readonly synonyms?: readonly (readonly string[])[]
}

/** A category with its subcategories; articles are positions in the index's list. */
interface TitleGroup {
  readonly title: string
  readonly path: string
  /** Articles filed under the category but no subcategory. */
  readonly articles: readonly number[]
  readonly children: readonly {
    readonly title: string
    readonly path: string
    readonly articles: readonly number[]
    /** Topics that have a page. */
    readonly topics?: readonly NearPlace[]
  }[]
}

/** A category, subcategory or topic, offered if its name is near to the query. */
export interface NearPlace {
  readonly title: string
  readonly path: string
}
