import type { Language } from '../../shared/languages.ts'
import type { Category, Localised } from '../publication.ts'
import type { CategoriesInput } from '../schemas/categorySchema.ts'
import type { LocalisedInput } from '../schemas/localisedField.ts'

type Languages = readonly [Language, ...Language[]]

/** The category tree in the order of its file, with a text in every language of the site. */
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

/** Where a language is missing, the default language's text stands in. */
function localise(text: LocalisedInput, languages: Languages): Localised {
  if (typeof text === 'string') return Object.fromEntries(languages.map((language) => [language, text]))
  const standIn = text[languages[0]] ?? ''
  return Object.fromEntries(languages.map((language) => [language, text[language] ?? standIn]))
}
