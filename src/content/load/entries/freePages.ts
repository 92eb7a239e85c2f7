import type { Language } from '../../../shared/languages/languages.ts'
import { namedPageNames } from '../../../shared/addresses/paths.ts'
import { reservedSegments } from '../../../shared/addresses/routes.ts'
import type { PageFrontMatter } from '../../schemas/pageSchema.ts'
import { didYouMean } from '../../advice/didYouMean.ts'
import type { Entry } from './entry.ts'

/** Reports whether a folder of `pages/` holds one of the publication's own pages, rather than one that the engine knows by name. */
export function isFreePage(name: string): boolean {
  return !namedPageNames.some((known) => known === name)
}

/** Returns the page of the engine that may be meant by the name of one of the publication's own, and whether it is likely a slip. */
export function resembledPage(name: string): { readonly known: string; readonly isSlip: boolean } | undefined {
  const slip = didYouMean(name, namedPageNames)
  const known = slip ?? namedPageNames.find((other) => other.startsWith(`${name}-`))
  return known === undefined ? undefined : { known, isSlip: slip !== undefined }
}

/** Returns the publication's own pages in a language. */
export function freePagesIn<Page extends Entry<PageFrontMatter>>(pages: readonly Page[], language: Language): readonly Page[] {
  return pages.filter((page) => page.language === language && isFreePage(page.id))
}

/** Returns the path of one of the publication's own pages, without the language prefix. */
export function addressOf({ id, fields }: Pick<Entry<PageFrontMatter>, 'id' | 'fields'>): string {
  return fields.address ?? `/${id}`
}

/** Path segments that the engine puts before the numbers of further listing pages, and before topics. */
const inner: ReadonlySet<string> = new Set(['page', 'topic'])

/** Returns the segment of an address that is reserved for the engine's pages and files or is a language; undefined if none is. */
export function reservedPart(address: string, languages: readonly Language[]): string | undefined {
  const [first = '', ...others] = address.slice(1).split('/')
  // The publication's own pages may be below `/info`, beside the engine's.
  const isTaken = reservedSegments(languages).has(first) && !(first === 'info' && others.length > 0)
  return isTaken ? first : others.find((part) => inner.has(part))
}
