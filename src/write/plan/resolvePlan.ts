import { didYouMean } from '../../content/didYouMean.ts'
import type { Language } from '../../shared/languages.ts'
import type { PlanEntry } from './planSchema.ts'
import type { PlanGroup } from './PlanGroup.ts'

interface Place {
  readonly key: string
  readonly slug: string
}

interface Tree {
  readonly languages: readonly Language[]
  readonly categories: readonly (Place & { readonly children: readonly Place[] })[]
}

/** A plan that the publication cannot carry out. */
export class PlanError extends Error {}

/** Finds the places of a plan in the category tree, by slug or key. */
export function resolvePlan(entries: readonly PlanEntry[], { languages, categories }: Tree): readonly PlanGroup[] {
  return entries.map(({ lang, category: name, subcategory: childName, count, topics }) => {
    if (!languages.includes(lang))
      throw new PlanError(`The publication has no language ${lang}. Its languages are ${languages.join(', ')}.`)
    const category = find(categories, name, 'category')
    const child = childName === undefined ? undefined : find(category.children, childName, `subcategory of ${category.slug}`)
    return { language: lang, category: category.key, ...(child && { subcategory: child.key }), count, topics }
  })
}

function find<Found extends Place>(places: readonly Found[], name: string, what: string): Found {
  const found = places.find(({ slug }) => slug === name) ?? places.find(({ key }) => key === name)
  if (found) return found
  const slugs = places.map(({ slug }) => slug)
  const near = didYouMean(name, slugs)
  throw new PlanError(`There is no ${what} "${name}". ${near ? `Did you mean ${near}?` : `There are ${slugs.join(', ')}.`}`)
}
