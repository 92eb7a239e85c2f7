import type { Language } from '../../shared/languages.ts'
import { namedPageNames } from '../../shared/paths.ts'
import { reservedSegments } from '../../shared/routes.ts'
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

/** Parts of a path behind which the engine sets further pages of listings, and topics. */
const inner: ReadonlySet<string> = new Set(['page', 'topic'])

/** The part of an address that the engine needs for its own pages and files, or that is a language; undefined where there is none. */
export function reservedPart(address: string, languages: readonly Language[]): string | undefined {
  const [first = '', ...others] = address.slice(1).split('/')
  // Pages about the publication may stand beside the engine's own in `/info`.
  const isTaken = reservedSegments(languages).has(first) && !(first === 'info' && others.length > 0)
  return isTaken ? first : others.find((part) => inner.has(part))
}
