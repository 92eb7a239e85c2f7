/** The sections that a front page can have, in the order of the specification's front page; the last two are extra. */
export const homeSections = ['lead', 'categories', 'newest', 'rated', 'updated', 'text', 'projects'] as const

export type HomeSection = (typeof homeSections)[number]

/** A section with the entries of one of the publication's collections. */
export interface CollectionSection {
  readonly collection: string
}

/** The front page of a publication that lists no sections of its own. */
export const defaultHome: readonly HomeSection[] = ['lead', 'categories', 'newest', 'rated', 'updated', 'text']
