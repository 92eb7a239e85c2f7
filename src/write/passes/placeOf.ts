import type { PlanGroup } from '../plan/resolveEntry.ts'
import type { KnownPublication } from '../run/loadKnownPublication.ts'
import type { ArticleTask } from './askPass.ts'

/** Returns the category and subcategory of a group, which were validated when the plan was read. */
export function placeOf(
  { category: key, subcategory: childKey }: Pick<PlanGroup, 'category' | 'subcategory'>,
  { categories }: Pick<KnownPublication, 'categories'>,
) {
  const category = categories.find((candidate) => candidate.key === key)
  if (!category) throw new Error(`A plan with the unknown category ${key} was accepted`)
  return { category, subcategory: category.children.find((child) => child.key === childKey) }
}

/** Describes an article's place in the category tree. */
export function placeData({ category, subcategory, language }: Pick<ArticleTask, 'category' | 'subcategory' | 'language'>) {
  return {
    category: category.title[language] ?? category.key,
    about: (subcategory ?? category).description[language] ?? '',
    ...(subcategory && { subcategory: subcategory.title[language] ?? subcategory.key }),
  }
}
