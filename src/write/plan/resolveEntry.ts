import { z } from 'zod'
import { didYouMean } from '../../content/advice/didYouMean.ts'
import type { RuleName } from '../../content/rules.ts'
import { complain, languageField, textField } from '../../content/schemas/fields.ts'
import type { Language } from '../../shared/languages/languages.ts'

interface Place {
  readonly key: string
  readonly slug: string
}

/** What a plan needs to know about a publication. */
export interface PlanTree {
  readonly languages: readonly Language[]
  readonly categories: readonly (Place & { readonly children: readonly Place[] })[]
}

/** A value of an entry that the publication does not have. */
interface PlanFault {
  readonly field: 'lang' | 'category' | 'subcategory'
  readonly rule: RuleName
  readonly message: string
  readonly fix: string
}

/** Resolves an entry's places in the category tree, by slug or key; reports what the publication does not have. */
export function resolveEntry(
  { lang, category: name, subcategory: childName, count = 0, topics }: PlanEntry,
  { languages, categories }: PlanTree,
): { readonly group?: PlanGroup; readonly faults: readonly PlanFault[] } {
  const faults: PlanFault[] = []
  if (!languages.includes(lang)) {
    const message = `The publication has no language ${lang}.`
    faults.push({ field: 'lang', rule: 'unknown-language', message, fix: `Its languages are ${languages.join(', ')}.` })
  }
  const category = find(categories, name)
  if (!category) faults.push(unknown('category', name, { what: 'category', places: categories }))
  const child = childName === undefined || !category ? undefined : find(category.children, childName)
  if (category && childName !== undefined && !child)
    faults.push(unknown('subcategory', childName, { what: `subcategory of ${category.slug}`, places: category.children }))
  if (faults.length > 0 || !category) return { faults }
  const subcategory = child && { subcategory: child.key }
  return { group: { language: lang, category: category.key, ...subcategory, count: Math.max(count, topics.length, 1), topics }, faults }
}

function find<Found extends Place>(places: readonly Found[], name: string): Found | undefined {
  return places.find(({ slug }) => slug === name) ?? places.find(({ key }) => key === name)
}

function unknown(
  field: PlanFault['field'],
  name: string,
  { what, places }: { readonly what: string; readonly places: readonly Place[] },
): PlanFault {
  const slugs = places.map(({ slug }) => slug)
  const near = didYouMean(name, slugs)
  const fix = near ? `Did you mean ${near}?` : slugs.length > 0 ? `Write one of ${slugs.join(', ')}.` : 'There are none.'
  return { field, rule: 'unknown-category', message: `There is no ${what} "${name}".`, fix }
}

export const maxArticles = 500

const topic = 'a subject of 3 to 300 characters'

const topicField = z
  .string()
  .trim()
  .superRefine((text, context) => {
    if (text.length < 3 || text.length > 300) complain(context, { message: `is "${text.slice(0, 60)}"`, fix: `Write ${topic}.` })
  })
  .meta({ write: topic })

/** One entry of a plan, as a person writes it: a category is named by its slug or its key. */
export const planEntrySchema = z
  .strictObject({
    lang: languageField,
    category: textField('the slug or the key of a category'),
    subcategory: textField('the slug or the key of a subcategory').optional(),
    count: z
      .int()
      .min(1)
      .max(maxArticles)
      .meta({ write: `a whole number from 1 to ${maxArticles}` })
      .optional(),
    topics: z
      .array(topicField)
      .max(maxArticles)
      .meta({ write: `a list of up to ${maxArticles} subjects` })
      .default([]),
  })
  .meta({ write: 'a map with `lang` and `category`' })

type PlanEntry = z.infer<typeof planEntrySchema>

/** Returns where an entry's articles belong, whatever else is wrong with it; undefined if it names no category. */
export function readPlace(entry: unknown, { languages: [language = 'en'] }: PlanTree): PlanEntry | undefined {
  const { category, subcategory } = planEntrySchema.shape
  const place = z.object({ lang: languageField.catch(language), category, subcategory: subcategory.catch(undefined) })
  const { data } = place.safeParse(entry)
  return data && { ...data, topics: [] }
}

export const planSchema = z
  .array(planEntrySchema)
  .min(1)
  .max(maxArticles)
  .meta({ write: 'a list of `- { lang: tr, category: a-slug, subcategory: a-slug, count: 3, topics: […] }`' })

/** Articles to write in one language and one place of the category tree. */
export interface PlanGroup {
  readonly language: Language
  readonly category: string
  readonly subcategory?: string
  readonly count: number
  /** Given subjects; the model finds the missing ones. */
  readonly topics: readonly string[]
}
