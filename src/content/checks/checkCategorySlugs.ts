import { reservedSegments } from '../../shared/paths.ts'
import type { DataPath } from '../load/locatedData.ts'
import type { LoadedContent } from '../load/loadedContent.ts'
import type { Problem } from '../problem.ts'
import { problemInData } from './problemOf.ts'

interface Node {
  readonly key: string
  readonly slug: string
}

/** Siblings have different slugs, and none takes a path that the site needs for something else. */
export function checkCategorySlugs({ categories }: LoadedContent): readonly Problem[] {
  const { data, tree } = categories
  if (!data) return []
  const complain = (path: DataPath, rule: string, words: { readonly message: string; readonly fix: string }) =>
    problemInData(data, [...path, 'slug'], { severity: 'error', rule, ...words })

  const checkSiblings = (siblings: readonly Node[], path: DataPath) => {
    const firsts = new Map(siblings.map((node): [string, Node] => [node.slug, node]).toReversed())
    return siblings.flatMap((node) => {
      const first = firsts.get(node.slug)
      if (first === node) return []
      const message = `The slug "${node.slug}" is also that of "${first?.key}".`
      return [complain([...path, node.key], 'duplicate-slug', { message, fix: 'Give one of the two another slug.' })]
    })
  }
  const checkReserved = (node: Node, path: DataPath, reserved: readonly string[]) => {
    if (!reserved.includes(node.slug)) return []
    const message = `The path "${node.slug}" is taken by a part of the site.`
    return [complain(path, 'reserved-slug', { message, fix: 'Write another slug.' })]
  }

  return [
    ...checkSiblings(tree, []),
    ...tree.flatMap((category) => [
      ...checkReserved(category, [category.key], reservedSegments),
      ...checkSiblings(category.children, [category.key, 'children']),
      // Further pages of the category are `/{category}/page/2`.
      ...category.children.flatMap((child) => checkReserved(child, [category.key, 'children', child.key], ['page'])),
      ...category.children.flatMap((child) => checkSiblings(child.topics, [category.key, 'children', child.key, 'children'])),
    ]),
  ]
}
