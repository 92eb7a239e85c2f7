import type { Language } from '../shared/languages.ts'
import type { Author } from './publication.ts'

/** The SEO texts of a page. */
export interface Seo {
  readonly title: string
  readonly description: string
}

export interface AuthorLookup {
  readonly authors: readonly Author[]
  readonly language: Language
  readonly defaultLanguage: Language
}

/** An author's entry in a language, or the default language's where there is none, by the author's name in either. */
export function authorsByName({ authors, language, defaultLanguage }: AuthorLookup): ReadonlyMap<string, Author> {
  const bySlug = Map.groupBy(authors, (author) => author.slug)
  return new Map(
    authors.flatMap((author) => {
      const translations = bySlug.get(author.slug) ?? []
      const shown =
        translations.find((translation) => translation.language === language) ??
        translations.find((translation) => translation.language === defaultLanguage) ??
        author
      return [[author.name, shown] as const]
    }),
  )
}

/** Every author's name as a language shows it, each once. */
export function authorNames(lookup: AuthorLookup): readonly string[] {
  return [...new Set([...authorsByName(lookup).values()].map((author) => author.name))]
}

/** Title and description of the authors' pages, by the author's name. */
export function authorSeoByName(lookup: AuthorLookup): ReadonlyMap<string, Seo> {
  const entries = [...authorsByName(lookup)]
  return new Map(entries.map(([name, author]) => [name, { title: author.metaTitle, description: author.metaDescription }]))
}
