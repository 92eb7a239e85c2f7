import type { Filing } from './publication.ts'

/** What the classification needs to know of a category tree. */
export interface ClassificationTree {
  readonly categories: readonly {
    readonly key: string
    readonly children: readonly { readonly key: string; readonly topics: readonly { readonly key: string }[] }[]
  }[]
  readonly defaultCategory: string
}

/** What an article says of its place: keys, of which nobody knows yet whether they exist. */
export interface ClassificationEntity {
  readonly category: string
  readonly subcategories?:
    | readonly { readonly subcategory: string; readonly subsubcategories?: readonly string[] | undefined }[]
    | undefined
}

/** Something that the rules mended; `path` leads from the list of entities to the key that was wrong. */
export type Mend = { readonly path: readonly (string | number)[] } & (
  | { readonly kind: 'unknown-category'; readonly category: string }
  /** `to` is absent where the category has no child `other`: the article stays under the category alone. */
  | { readonly kind: 'refiled-subcategory'; readonly category: string; readonly subcategory: string; readonly to?: 'other' }
  | { readonly kind: 'unknown-topic'; readonly category: string; readonly subcategory: string; readonly topic: string }
)

export interface Classification {
  /** Empty: outside the category index. */
  readonly filings: readonly Filing[]
  readonly mends: readonly Mend[]
}

/** The key of the subcategory that catches all. */
export const catchAll = 'other'

/** The entity of an article that has none. */
export function defaultEntity(category: string): ClassificationEntity {
  return { category, subcategories: [{ subcategory: catchAll }] }
}

/**
 * Files an article by the specification's rules: an unknown category is left out, an unknown subcategory goes to
 * `other`, an article without entities has the default entity.
 */
export function classify(entities: readonly ClassificationEntity[] | undefined, tree: ClassificationTree): Classification {
  const isDefault = entities === undefined || entities.length === 0
  const given = isDefault ? [defaultEntity(tree.defaultCategory)] : entities
  const mends: Mend[] = []
  const filings = given.flatMap((entity, index) => fileEntity(entity, { tree, index, mends }))
  return { filings: mergeFilings(filings), mends: isDefault ? [] : mends }
}

interface EntityContext {
  readonly tree: ClassificationTree
  readonly index: number
  readonly mends: Mend[]
}

function fileEntity({ category: key, subcategories = [] }: ClassificationEntity, { tree, index, mends }: EntityContext): readonly Filing[] {
  const category = tree.categories.find((candidate) => candidate.key === key)
  if (!category) {
    mends.push({ kind: 'unknown-category', category: key, path: [index, 'category'] })
    return []
  }
  if (subcategories.length === 0) return [{ category: key, topics: [] }]
  return subcategories.map(({ subcategory, subsubcategories = [] }, position) => {
    const path = [index, 'subcategories', position]
    const known = category.children.find((child) => child.key === subcategory)
    const home = known ?? category.children.find((child) => child.key === catchAll)
    const topics = subsubcategories.filter((topic) => home?.topics.some((candidate) => candidate.key === topic))
    if (known) {
      for (const [place, topic] of subsubcategories.entries()) {
        if (topics.includes(topic)) continue
        mends.push({ kind: 'unknown-topic', category: key, subcategory, topic, path: [...path, 'subsubcategories', place] })
      }
    } else {
      const to = home && { to: 'other' as const }
      mends.push({ kind: 'refiled-subcategory', category: key, subcategory, ...to, path: [...path, 'subcategory'] })
    }
    return { category: key, ...(home && { subcategory: home.key }), topics }
  })
}

/** One filing a place, with the topics of all that named it; a category alone only where no subcategory of it is named. */
function mergeFilings(filings: readonly Filing[]): readonly Filing[] {
  const byPlace = Map.groupBy(filings, ({ category, subcategory }) => JSON.stringify([category, subcategory]))
  const merged = [...byPlace.values()].map((same) => same.reduce((a, b) => ({ ...a, topics: [...new Set([...a.topics, ...b.topics])] })))
  return merged.filter(
    (filing) =>
      filing.subcategory !== undefined || !merged.some((other) => other.category === filing.category && other.subcategory !== undefined),
  )
}
