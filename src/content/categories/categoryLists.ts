import { catchAll } from './classify.ts'
import type { Category } from '../publication.ts'

/** Lists the keys of the categories in tree order. */
export function categoryKeys(categories: readonly Category[]): readonly string[] {
  return categories.map((category) => category.key)
}

/** Lists the keys of all subcategories in tree order, each once. */
export function subcategoryKeys(categories: readonly Category[]): readonly string[] {
  return [...new Set(categories.flatMap((category) => category.children.map((child) => child.key)))]
}

/** Lists the keys of all topics (sub-subcategories) in tree order, each once. */
export function topicKeys(categories: readonly Category[]): readonly string[] {
  return [...new Set(categories.flatMap((category) => category.children.flatMap((child) => child.topics.map((topic) => topic.key))))]
}

/** Maps each category to its subcategories with their topics, or to a list of subcategories if none has topics. */
type CategoryDescription = Readonly<Record<string, Readonly<Record<string, readonly string[]>> | readonly string[] | boolean>>

/** Describes the category tree as JSON, the form that prompts use; `other` is always there and always `true`. */
export function describeCategories(categories: readonly Category[]): CategoryDescription {
  const described = categories.map(({ key, children }) => {
    const hasTopics = children.some((child) => child.topics.length > 0)
    if (!hasTopics) return [key, children.map((child) => child.key)] as const
    return [key, Object.fromEntries(children.map((child) => [child.key, child.topics.map((topic) => topic.key)]))] as const
  })
  return { ...Object.fromEntries(described), [catchAll]: true }
}
