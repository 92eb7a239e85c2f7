import type { Category } from '../../content/publication.ts'
import type { Term } from '../FoundPost.ts'

/** A place in the category tree, given by keys. */
export interface Target {
  readonly category: string
  readonly subcategory?: string
  readonly topic?: string
}

/** A place of the tree, with the words that terms may match. */
export interface Place extends Target {
  readonly words: readonly string[]
}

export function placesOf(tree: readonly Category[]): readonly Place[] {
  return tree.flatMap((category): Place[] => [
    { category: category.key, words: wordsOf(category) },
    ...category.children.flatMap((child): Place[] => [
      { category: category.key, subcategory: child.key, words: wordsOf(child) },
      ...child.topics.map((topic): Place => ({ category: category.key, subcategory: child.key, topic: topic.key, words: wordsOf(topic) })),
    ]),
  ])
}

function wordsOf({ key, slug, title }: Pick<Category, 'key' | 'slug' | 'title'>): readonly string[] {
  return [...new Set([key, slug, ...Object.values(title).filter((text) => text !== undefined)].map(fold))]
}

/** Keeps only letters and digits, so that `Color Schemes`, `color-schemes` and `colorSchemes` are equal. */
export function fold(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/ı/g, 'i')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join('')
}

/** Writes a target as in a map file: `topic:<topic>`, `<category>/<subcategory>` or `<category>`. */
export function writeTarget({ category, subcategory, topic }: Target): string {
  return topic !== undefined ? `topic:${topic}` : subcategory !== undefined ? `${category}/${subcategory}` : category
}

/** Returns the outermost place with the name of the term, or its plural or singular. */
export function guessTarget(term: Term, places: readonly Place[]): Target | undefined {
  const written = [term.name, term.slug ?? ''].map(fold).filter((word) => word !== '')
  const wanted = new Set(written.flatMap((word) => [word, `${word}s`, word.replace(/s$/, '')]))
  return places.find(({ words }) => words.some((word) => wanted.has(word)))
}

/** Names terms for a map file: by their own name, or by the path if several share it. */
export function termNames(terms: readonly Term[]): ReadonlyMap<string, Term> {
  const byPath = new Map(terms.map((term) => [pathOf(term), term] as const))
  const counts = Map.groupBy(byPath.values(), ({ name }) => name)
  return new Map([...byPath].map(([path, term]) => [(counts.get(term.name)?.length ?? 0) > 1 ? path : term.name, term] as const))
}

export function pathOf({ name, above = [] }: Term): string {
  return [...above, name].join('/')
}
