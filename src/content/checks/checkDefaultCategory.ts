import { categoryKeys } from '../categoryLists.ts'
import { didYouMean } from '../didYouMean.ts'
import type { LoadedContent } from '../load/loadedContent.ts'
import type { Problem } from '../problem.ts'
import { problemInData } from './problemOf.ts'

/** The category of articles without entities is one of the tree's. */
export function checkDefaultCategory({ site, categories }: LoadedContent): readonly Problem[] {
  const { defaultCategory } = site.fields
  const keys = categoryKeys(categories.tree)
  if (!site.data || !categories.isWhole || defaultCategory === undefined || keys.includes(defaultCategory)) return []
  const near = didYouMean(defaultCategory, keys)
  const fix = near ? `Did you mean '${near}'?` : `Write one of ${keys.join(', ')}.`
  const message = `There is no category "${defaultCategory}".`
  return [problemInData(site.data, ['defaultCategory'], { severity: 'error', rule: 'unknown-default-category', message, fix })]
}
