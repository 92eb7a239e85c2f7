import type { Filing } from '../publication.ts'

/** The parts of a category tree that classification needs. */
export interface ClassificationTree {
  readonly categories: readonly {
    readonly key: string
    readonly children: readonly { readonly key: string; readonly topics: readonly { readonly key: string }[] }[]
  }[]
  readonly defaultCategory: string
}

/** A place in the tree, named by keys that may not exist. */
export interface ClassificationEntity {
  readonly category: string
  readonly subcategories?:
    | readonly { readonly subcategory: string; readonly subsubcategories?: readonly string[] | undefined }[]
    | undefined
}

/** A correction made by the rules; `path` leads from the list of entities to the faulty key. */
export type Mend = { readonly path: readonly (string | number)[] } & (
  | { readonly kind: 'unknown-category'; readonly category: string }
  /** `to` is absent if the category has no child `other`: the article is then filed under the category only. */
  | { readonly kind: 'refiled-subcategory'; readonly category: string; readonly subcategory: string; readonly to?: 'other' }
  | { readonly kind: 'unknown-topic'; readonly category: string; readonly subcategory: string; readonly topic: string }
)

export interface Classification {
  /** Empty if the article is in no category. */
  readonly filings: readonly Filing[]
  readonly mends: readonly Mend[]
}

/** The key of the catch-all subcategory. */
export const catchAll = 'other'

/** Returns the entity of an article that has none. */
export function defaultEntity(category: string): ClassificationEntity {
  return { category, subcategories: [{ subcategory: catchAll }] }
}

/** Keys of topics by subcategory by category. */
type CategoriesByKey = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>

/**
 * Returns a function that files articles by these rules: an unknown category is dropped, an unknown subcategory becomes
 * `other`, and an article without entities gets the default entity.
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

/** Merges the filings of one place and their topics; drops a bare category if one of its subcategories is named. */
function mergeFilings(filings: readonly Filing[]): readonly Filing[] {
  const divided = new Set(filings.filter(({ subcategory }) => subcategory !== undefined).map(({ category }) => category))
  const byPlace = Map.groupBy(filings, ({ category, subcategory }) => JSON.stringify([category, subcategory]))
  return [...byPlace.values()].flatMap((same) => {
    const [first] = same
    if (!first || (first.subcategory === undefined && divided.has(first.category))) return []
    return [{ ...first, topics: [...new Set(same.flatMap(({ topics }) => topics))] }]
  })
}
