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
