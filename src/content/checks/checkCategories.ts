import { reservedSegments } from '../../shared/addresses/routes.ts'
import { categoryKeys } from '../categories/categoryLists.ts'
import { didYouMean } from '../advice/didYouMean.ts'
import { problemInData } from '../load/entries/entry.ts'
import type { LoadedContent } from '../load/loadedContent.ts'
import type { DataPath } from '../load/source/locatedData.ts'
import type { Fault, Problem } from '../problem.ts'
import type { LocalisedInput } from '../schemas/fields.ts'
import type { RuleName } from '../rules.ts'

/** Limits categories and subcategories together, since every page has a menu of all of them. */
const mostCategories = 500
/** Limits the topics of a subcategory, since every page of a topic links to all its siblings. */
const mostTopics = 500

/** Checks that the category tree stays within limits, since every page grows with it. */
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
            message: `There are ${places.length} categories and subcategories, and every page lists them; from here on there are more than ${mostCategories}.`,
            fix: 'Turn some of them into topics, the level below, or remove them.',
          }),
        ]
      : []),
    ...crowded.map(({ path, child }) =>
      problemInData(data, path, {
        severity: 'error',
        rule: 'too-many-topics',
        message: `"${child.key}" has ${child.topics.length} topics, and each of their pages lists them; that is more than ${mostTopics}.`,
        fix: 'Divide the subcategory, or remove some of them.',
      }),
    ),
  ]
}

interface Node {
  readonly key: string
  readonly slug: string
}

/** Checks that siblings have different slugs and that none takes a path reserved by the site. */
export function checkCategorySlugs({ categories, site }: LoadedContent): readonly Problem[] {
  const { data, tree } = categories
  if (!data) return []
  const reserved = reservedSegments(site.languages)
  const complain = (path: DataPath, rule: RuleName, fault: Fault) =>
    problemInData(data, [...path, 'slug'], { severity: 'error', rule, ...fault })

  const checkSiblings = (siblings: readonly Node[], path: DataPath) => {
    const firsts = new Map(siblings.map((node): [string, Node] => [node.slug, node]).toReversed())
    return siblings.flatMap((node) => {
      const first = firsts.get(node.slug)
      if (first === node) return []
      const message = `The slug "${node.slug}" is also used by "${first?.key}".`
      return [complain([...path, node.key], 'duplicate-slug', { message, fix: 'Give one of the two another slug.' })]
    })
  }
  const checkReserved = (node: Node, path: DataPath, taken: ReadonlySet<string>) => {
    if (!taken.has(node.slug)) return []
    const message = `The path "${node.slug}" is already used by the site itself.`
    return [complain(path, 'reserved-slug', { message, fix: 'Write another slug.' })]
  }

  return [
    ...checkSiblings(tree, []),
    ...tree.flatMap((category) => [
      ...checkReserved(category, [category.key], reserved),
      ...checkSiblings(category.children, [category.key, 'children']),
      // Further pages of the category are `/{category}/page/2`.
      ...category.children.flatMap((child) => checkReserved(child, [category.key, 'children', child.key], new Set(['page']))),
      ...category.children.flatMap((child) => checkSiblings(child.topics, [category.key, 'children', child.key, 'children'])),
    ]),
  ]
}

interface TextNode {
  readonly title: LocalisedInput
  readonly description?: LocalisedInput | undefined
  readonly children?: Readonly<Record<string, TextNode>> | null | undefined
}

/** Checks that a text given by language has the default language, which stands in for the others, and warns if others are missing. */
export function checkCategoryTexts({ categories, site }: LoadedContent): readonly Problem[] {
  const { data, input } = categories
  if (!data || !site.fields.languages) return []

  const checkText = (text: LocalisedInput | undefined, path: DataPath): readonly Problem[] => {
    if (text === undefined || typeof text === 'string') return []
    const name = `\`${String(path.at(-1))}\``
    const missing = site.languages.filter((language) => text[language] === undefined)
    return missing.map((language) => {
      const isDefault = language === site.languages[0]
      const [severity, message] = isDefault
        ? (['error', `${name} has no text in the default language.`] as const)
        : (['warning', `${name} has no text in "${language}", so the pages in that language show another text.`] as const)
      return problemInData(data, path, { severity, rule: 'missing-language', message, fix: `Add \`${language}: …\`.` })
    })
  }
  const checkNode = (node: TextNode, path: DataPath): readonly Problem[] => [
    ...checkText(node.title, [...path, 'title']),
    ...checkText(node.description, [...path, 'description']),
    ...Object.entries(node.children ?? {}).flatMap(([key, child]) => checkNode(child, [...path, 'children', key])),
  ]
  return Object.entries(input).flatMap(([key, category]) => checkNode(category, [key]))
}

/** Checks that the category for articles without entities exists. */
export function checkDefaultCategory({ site, categories }: LoadedContent): readonly Problem[] {
  const { defaultCategory } = site.fields
  const keys = categoryKeys(categories.tree)
  if (!site.data || !categories.isWhole || defaultCategory === undefined || keys.includes(defaultCategory)) return []
  const near = didYouMean(defaultCategory, keys)
  const fix = near ? `Did you mean '${near}'?` : `Write one of ${keys.join(', ')}.`
  const message = `There is no category "${defaultCategory}".`
  return [problemInData(site.data, ['defaultCategory'], { severity: 'error', rule: 'unknown-default-category', message, fix })]
}
