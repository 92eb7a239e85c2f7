import type { LoadedContent } from '../load/loadedContent.ts'
import type { Problem } from '../problem.ts'
import { problemInData } from './problemOf.ts'

/** Every page has a menu of all categories and subcategories. */
const mostCategories = 500
/** Every page of a topic leads to all topics beside it. */
const mostTopics = 500

/** A tree that would make every page grow with it stays within limits. */
export function checkCategoryCounts({ categories: { data, tree } }: LoadedContent): readonly Problem[] {
  if (!data) return []
  const places = tree.flatMap(({ key, children }) => [[key], ...children.map((child) => [key, 'children', child.key])])
  const [tooMuch] = places.slice(mostCategories)
  const crowded = tree.flatMap(({ key, children }) =>
    children.filter(({ topics }) => topics.length > mostTopics).map((child) => ({ path: [key, 'children', child.key], child })),
  )
  return [
    ...(tooMuch
      ? [
          problemInData(data, tooMuch, {
            severity: 'error',
            rule: 'too-many-categories',
            message: `There are ${places.length} categories and subcategories, and every page lists them: from here on they are more than ${mostCategories}.`,
            fix: 'Make some of them topics, the level below, or take them out.',
          }),
        ]
      : []),
    ...crowded.map(({ path, child }) =>
      problemInData(data, path, {
        severity: 'error',
        rule: 'too-many-topics',
        message: `"${child.key}" has ${child.topics.length} topics, and each of their pages lists them: they are more than ${mostTopics}.`,
        fix: 'Divide the subcategory, or take some of them out.',
      }),
    ),
  ]
}
