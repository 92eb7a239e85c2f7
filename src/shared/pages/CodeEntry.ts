/** The fields that every entry of a collection has besides those of its schema. */
export type EngineFields = {
  readonly title: string
  readonly slug: string
  readonly description: string
  readonly author?: string
  readonly date: string
  readonly updated?: string
}

/** The front matter of an article. One without a title is published too. */
export type ArticleFields = Omit<EngineFields, 'title'> & Partial<Pick<EngineFields, 'title'>> & Readonly<Record<string, unknown>>

/** An entry of a collection, or an article, as passed to a publication's own code. */
export interface CodeEntry<Fields = Readonly<Record<string, unknown>>> {
  /** `articles`, or the name of another collection. */
  readonly collection: string
  readonly id: string
  readonly language: string
  /** Path of its page. */
  readonly path: string
  /** Its front matter, as parsed by its schema. */
  readonly fields: Fields
  /** The entries that its fields refer to, in the order of the references. */
  readonly references: readonly LinkedEntry[]
  /** The entries in the same language whose fields refer to this one. */
  readonly referencedBy: readonly LinkedEntry[]
}

/** The part of another entry that a link needs. */
export interface LinkedEntry {
  readonly collection: string
  readonly id: string
  readonly language: string
  readonly path: string
  readonly title: string
}
