import { catchAll } from './classify.ts'
import type { Category } from './publication.ts'

/** By category, its subcategories with the topics of each, or, where none has topics, its subcategories alone. */
export type CategoryDescription = Readonly<Record<string, Readonly<Record<string, readonly string[]>> | readonly string[] | boolean>>

/** The specification's description of the category tree, as JSON; `other` is always there, and always `true`. */
export function describeCategories(categories: readonly Category[]): CategoryDescription {
  const described = categories.map(({ key, children }) => {
    const hasTopics = children.some((child) => child.topics.length > 0)
    if (!hasTopics) return [key, children.map((child) => child.key)] as const
    return [key, Object.fromEntries(children.map((child) => [child.key, child.topics.map((topic) => topic.key)]))] as const
  })
  return { ...Object.fromEntries(described), [catchAll]: true }
}
