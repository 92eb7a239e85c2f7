/** The titles that a language's search offers; its `data` is the static query of the title index. */
export interface TitleIndex {
  /** Title and path of each article, newest first. */
  readonly articles: readonly (readonly [title: string, path: string])[]
  readonly groups: readonly TitleGroup[]
}

/** A category with its subcategories; articles are positions in the index's list. */
export interface TitleGroup {
  readonly title: string
  readonly path: string
  /** Filed under the category alone. */
  readonly articles: readonly number[]
  readonly children: readonly { readonly title: string; readonly path: string; readonly articles: readonly number[] }[]
}
