import type { ArticleFrontMatter } from '../../content/schemas/entrySchemas.ts'
import type { Target } from './termTargets.ts'

type Entities = NonNullable<ArticleFrontMatter['entities']>

/** The places of an article as its front matter names them; undefined for none. */
export function entitiesOf(targets: readonly Target[]): Entities | undefined {
  const byCategory = Map.groupBy(targets, ({ category }) => category)
  const entities = [...byCategory].map(([category, places]) => {
    const bySubcategory = Map.groupBy(
      places.filter((place) => place.subcategory !== undefined),
      ({ subcategory }) => subcategory ?? '',
    )
    const subcategories = [...bySubcategory].map(([subcategory, inner]) => {
      const topics = [...new Set(inner.flatMap(({ topic }) => topic ?? []))]
      return { subcategory, ...(topics.length > 0 && { subsubcategories: topics }) }
    })
    return { category, ...(subcategories.length > 0 && { subcategories }) }
  })
  return entities.length > 0 ? entities : undefined
}
