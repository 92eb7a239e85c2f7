import type { PlanGroup } from '../plan/PlanGroup.ts'
import type { Newsroom } from '../run/loadNewsroom.ts'

/** The category and subcategory of a group, which were found when the plan was read. */
export function placeOf(
  { category: key, subcategory: childKey }: Pick<PlanGroup, 'category' | 'subcategory'>,
  { categories }: Pick<Newsroom, 'categories'>,
) {
  const category = categories.find((candidate) => candidate.key === key)
  if (!category) throw new Error(`A plan with the unknown category ${key} was let pass`)
  return { category, subcategory: category.children.find((child) => child.key === childKey) }
}
