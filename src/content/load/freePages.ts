import type { Language } from '../../shared/languages.ts'
import { namedPageNames } from '../../shared/paths.ts'
import type { PageFrontMatter } from '../schemas/pageSchema.ts'
import type { Entry } from './entry.ts'

/** Whether a folder of `pages/` holds a page of the publication's own, rather than one that the engine knows by name. */
export function isFreePage(name: string): boolean {
  return !namedPageNames.some((known) => known === name)
}

/** The publication's own pages in a language. */
export function freePagesIn<Page extends Entry<PageFrontMatter>>(pages: readonly Page[], language: Language): readonly Page[] {
  return pages.filter((page) => page.language === language && isFreePage(page.id))
}

/** The path of a page of the publication's own, without the language's prefix. */
export function addressOf({ id, fields }: Pick<Entry<PageFrontMatter>, 'id' | 'fields'>): string {
  return fields.address ?? `/${id}`
}
