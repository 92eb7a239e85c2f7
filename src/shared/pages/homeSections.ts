/** The sections that a front page can have, in their usual order. */
export const homeSections = ['lead', 'categories', 'newest', 'rated', 'updated', 'text', 'projects'] as const

export type HomeSection = (typeof homeSections)[number]

/** A section with the entries of one of the publication's collections. */
export interface CollectionSection {
  readonly collection: string
}

/** The front page of a publication that does not list its sections. */
export const defaultHome: readonly HomeSection[] = ['lead', 'categories', 'newest', 'rated', 'updated', 'text']
