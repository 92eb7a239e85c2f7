import { contentHash } from '../../platform/contentHash.ts'
import type { Language } from '../../shared/languages/languages.ts'
import { limits } from '../limits.ts'
import { type Problem, problemIn } from '../problem.ts'
import type { Category, Localised } from '../publication.ts'
import { type CategoriesInput, categoriesSchema } from '../schemas/categorySchema.ts'
import { checkSchema } from '../schemas/check/checkSchema.ts'
import type { LocalisedInput } from '../schemas/fields.ts'
import type { LoadedCategories } from './loadedContent.ts'
import type { LocatedData } from './source/locatedData.ts'
import type { Snapshot } from './snapshot/Snapshot.ts'
import type { SourceText } from './source/sourceText.ts'
import { readText } from './files/readText.ts'
import { parseYaml } from './yaml/parseYaml.ts'

const file = 'categories.yaml'
const nothing = { input: {}, tree: [], isWhole: false } as const

/** Reads `categories.yaml`; faulty categories are left out and the others kept. */
export function loadCategories(
  directory: string,
  languages: readonly [Language, ...Language[]],
  snapshot?: Snapshot,
): { readonly categories: LoadedCategories; readonly problems: readonly Problem[] } {
  const text = readText({ directory, file, most: limits.data })
  if (!text) {
    const details = {
      severity: 'error',
      rule: 'missing-file',
      message: 'There is no categories.yaml.',
      fix: 'Write one with at least one category.',
    } as const
    return { categories: nothing, problems: [problemIn(file, details)] }
  }
  if (text.isUnread) return { categories: nothing, problems: text.problems }
  const name = `categories ${contentHash(text.source.text)}`
  const kept = snapshot?.recallContent(name) as KeptCategories | undefined
  if (kept && text.problems.length === 0) return { categories: recalledCategories(kept, { source: text.source, languages }), problems: [] }
  const yaml = parseYaml(text.source)
  const before = [...text.problems, ...yaml.problems]
  if (!yaml.data) return { categories: nothing, problems: before }
  const { value, problems } = checkSchema(categoriesSchema, yaml.data)
  const input = value ?? rightOnes(yaml.data.value)
  const categories = { data: yaml.data, input, tree: resolveCategories(input, languages), isWhole: value !== undefined }
  if (value && before.length === 0) snapshot?.keepContent(name, { written: yaml.data.value, input } satisfies KeptCategories)
  return { categories, problems: [...before, ...problems] }
}

/** The snapshot's result for a text without problems. */
interface KeptCategories {
  /** The parsed YAML. */
  readonly written: unknown
  readonly input: CategoriesInput
}

interface CategoryText {
  readonly source: SourceText
  readonly languages: Languages
}

/** Restores categories from a snapshot; the text is parsed again only if a place in it is needed. */
function recalledCategories({ written, input }: KeptCategories, { source, languages }: CategoryText): LoadedCategories {
  const locate: LocatedData['locate'] = (path, part) => parseYaml(source).data?.locate(path, part) ?? 0
  return { data: { source, value: written, locate }, input, tree: resolveCategories(input, languages), isWhole: true }
}

function rightOnes(value: unknown): CategoriesInput {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, category]) => Object.entries(categoriesSchema.safeParse({ [key]: category }).data ?? {})),
  )
}

type Languages = readonly [Language, ...Language[]]

/** Resolves the category tree in file order, with every text in every language of the site. */
export function resolveCategories(input: CategoriesInput, languages: Languages): readonly Category[] {
  const localised = (text: LocalisedInput = '') => localise(text, languages)
  return Object.entries(input).map(([key, category]) => ({
    key,
    slug: category.slug,
    title: localised(category.title),
    description: localised(category.description),
    children: Object.entries(category.children ?? {}).map(([childKey, child]) => ({
      key: childKey,
      slug: child.slug,
      title: localised(child.title),
      description: localised(child.description),
      topics: Object.entries(child.children ?? {}).map(([topicKey, topic]) => ({
        key: topicKey,
        slug: topic.slug,
        title: localised(topic.title),
        description: localised(topic.description),
      })),
    })),
  }))
}

/** Fills in the default language's text where a language is missing. */
function localise(text: LocalisedInput, languages: Languages): Localised {
  if (typeof text === 'string') return Object.fromEntries(languages.map((language) => [language, text]))
  const standIn = text[languages[0]] ?? ''
  return Object.fromEntries(languages.map((language) => [language, text[language] ?? standIn]))
}
