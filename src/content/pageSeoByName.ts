import type { Language } from '../shared/languages.ts'
import type { NamedPage } from '../shared/paths.ts'
import type { Seo } from './authorLookups.ts'
import type { NamedPageText } from './publication.ts'

/** Title and description of the named pages that the publication writes itself, in one language. */
export function pageSeoByName(pages: readonly NamedPageText[], language: Language): ReadonlyMap<NamedPage, Seo> {
  return new Map(
    pages.filter((page) => page.language === language).map(({ name, title, description }) => [name, { title, description }] as const),
  )
}
