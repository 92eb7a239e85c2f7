import type { Filing } from './publication.ts'

/** What the classification needs to know of a category tree. */
export interface ClassificationTree {
  readonly categories: readonly {
    readonly key: string
    readonly children: readonly { readonly key: string; readonly topics: readonly { readonly key: string }[] }[]
  }[]
  readonly defaultCategory: string
}

/** The place that an article names, by keys that may not exist. */
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

/** A tree by its keys. */
type CategoriesByKey = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>

/**
 * Files articles by the specification's rules: an unknown category is left out, an unknown subcategory goes to
 * `other`, an article without entities has the default entity.
 */
export function createClassifier(tree: ClassificationTree): (entities: readonly ClassificationEntity[] | undefined) => Classification {
  const byKey: CategoriesByKey = new Map(
    tree.categories.map(({ key, children }) => {
      const topics = children.map((child) => [child.key, new Set(child.topics.map((topic) => topic.key))] as const)
      return [key, new Map(topics)] as const
    }),
  )
  return (entities) => {
    const isDefault = entities === undefined || entities.length === 0
    const given = isDefault ? [defaultEntity(tree.defaultCategory)] : entities
    const mends: Mend[] = []
    const filings = given.flatMap((entity, index) => fileEntity(entity, { byKey, index, mends }))
    return { filings: mergeFilings(filings), mends: isDefault ? [] : mends }
  }
}

/** Files one article; see `createClassifier`. */
export function classify(entities: readonly ClassificationEntity[] | undefined, tree: ClassificationTree): Classification {
  return createClassifier(tree)(entities)
}

interface EntityContext {
  readonly byKey: CategoriesByKey
  readonly index: number
  readonly mends: Mend[]
}

function fileEntity(
  { category: key, subcategories = [] }: ClassificationEntity,
  { byKey, index, mends }: EntityContext,
): readonly Filing[] {
  const children = byKey.get(key)
  if (!children) {
    mends.push({ kind: 'unknown-category', category: key, path: [index, 'category'] })
    return []
  }
  if (subcategories.length === 0) return [{ category: key, topics: [] }]
  return subcategories.map(({ subcategory, subsubcategories = [] }, position) => {
    const path = [index, 'subcategories', position]
    const isKnown = children.has(subcategory)
    const home = isKnown ? subcategory : children.has(catchAll) ? catchAll : undefined
    const known = home === undefined ? undefined : children.get(home)
    const topics = subsubcategories.filter((topic) => known?.has(topic))
    if (isKnown) {
      for (const [place, topic] of subsubcategories.entries()) {
        if (known?.has(topic)) continue
        mends.push({ kind: 'unknown-topic', category: key, subcategory, topic, path: [...path, 'subsubcategories', place] })
      }
    } else {
      const to = home === undefined ? {} : { to: 'other' as const }
      mends.push({ kind: 'refiled-subcategory', category: key, subcategory, ...to, path: [...path, 'subcategory'] })
    }
    return { category: key, ...(home !== undefined && { subcategory: home }), topics }
  })
}

/** One filing a place, with the topics of all that named it; a category alone only where no subcategory of it is named. */
function mergeFilings(filings: readonly Filing[]): readonly Filing[] {
  const divided = new Set(filings.filter(({ subcategory }) => subcategory !== undefined).map(({ category }) => category))
  const byPlace = Map.groupBy(filings, ({ category, subcategory }) => JSON.stringify([category, subcategory]))
  return [...byPlace.values()].flatMap((same) => {
    const [first] = same
    if (!first || (first.subcategory === undefined && divided.has(first.category))) return []
    return [{ ...first, topics: [...new Set(same.flatMap(({ topics }) => topics))] }]
  })
}
