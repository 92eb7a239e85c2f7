import { catchAll } from './classify.ts'
import type { Category } from './publication.ts'

/** The keys of the categories, in the order of the tree. */
export function categoryKeys(categories: readonly Category[]): readonly string[] {
  return categories.map((category) => category.key)
}

/** The keys of all subcategories, each once, in the order of the tree. */
export function subcategoryKeys(categories: readonly Category[]): readonly string[] {
  return [...new Set(categories.flatMap((category) => category.children.map((child) => child.key)))]
}

/** The keys of all topics (sub-subcategories), each once, in the order of the tree. */
export function topicKeys(categories: readonly Category[]): readonly string[] {
  return [...new Set(categories.flatMap((category) => category.children.flatMap((child) => child.topics.map((topic) => topic.key))))]
}

/** By category, its subcategories with the topics of each, or, where none has topics, its subcategories alone. */
type CategoryDescription = Readonly<Record<string, Readonly<Record<string, readonly string[]>> | readonly string[] | boolean>>

/** The specification's description of the category tree, as JSON; `other` is always there, and always `true`. */
export function describeCategories(categories: readonly Category[]): CategoryDescription {
  const described = categories.map(({ key, children }) => {
    const hasTopics = children.some((child) => child.topics.length > 0)
    if (!hasTopics) return [key, children.map((child) => child.key)] as const
    return [key, Object.fromEntries(children.map((child) => [child.key, child.topics.map((topic) => topic.key)]))] as const
  })
  return { ...Object.fromEntries(described), [catchAll]: true }
}
