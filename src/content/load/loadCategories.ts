import type { Language } from '../../shared/languages.ts'
import { limits } from '../limits.ts'
import type { Problem } from '../problem.ts'
import { problemIn } from '../problemAt.ts'
import { categoriesSchema, type CategoriesInput } from '../schemas/categorySchema.ts'
import { checkSchema } from '../schemas/checkSchema.ts'
import type { LoadedCategories } from './loadedContent.ts'
import { readText } from './readText.ts'
import { resolveCategories } from './resolveCategories.ts'
import { parseYaml } from './yaml/parseYaml.ts'

const file = 'categories.yaml'
const nothing = { input: {}, tree: [], isWhole: false } as const

/** Reads `categories.yaml`; where some categories are wrong, the others are kept. */
export function loadCategories(
  directory: string,
  languages: readonly [Language, ...Language[]],
): { readonly categories: LoadedCategories; readonly problems: readonly Problem[] } {
  const text = readText({ directory, file, most: limits.data })
  if (!text) {
    const finding = {
      severity: 'error',
      rule: 'missing-file',
      message: 'There is no categories.yaml.',
      fix: 'Write one with at least one category.',
    } as const
    return { categories: nothing, problems: [problemIn(file, finding)] }
  }
  const yaml = parseYaml(text.source)
  const before = [...text.problems, ...yaml.problems]
  if (!yaml.data) return { categories: nothing, problems: before }
  const { value, problems } = checkSchema(categoriesSchema, yaml.data)
  const input = value ?? rightOnes(yaml.data.value)
  const categories = { data: yaml.data, input, tree: resolveCategories(input, languages), isWhole: value !== undefined }
  return { categories, problems: [...before, ...problems] }
}

function rightOnes(value: unknown): CategoriesInput {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, category]) => Object.entries(categoriesSchema.safeParse({ [key]: category }).data ?? {})),
  )
}
