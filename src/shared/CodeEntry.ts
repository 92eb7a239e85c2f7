/** An entry of a collection, or an article, as code of a publication gets it. */
export interface CodeEntry<Fields = Readonly<Record<string, unknown>>> {
  /** `articles`, or the name of a collection. */
  readonly collection: string
  readonly id: string
  readonly language: string
  /** The address of its page. */
  readonly path: string
  /** Its front matter: what its schema makes of it. */
  readonly fields: Fields
  /** What its fields refer to, in their order. */
  readonly references: readonly LinkedEntry[]
  /** The entries of its language whose fields refer to it. */
  readonly referencedBy: readonly LinkedEntry[]
}

/** Another entry, as far as a link needs it. */
export interface LinkedEntry {
  readonly collection: string
  readonly id: string
  readonly language: string
  readonly path: string
  readonly title: string
}
