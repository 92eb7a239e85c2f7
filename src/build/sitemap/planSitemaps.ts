import type { Language } from '../../shared/languages.ts'
import type { SitemapEntry } from './sitemapEntries.ts'

/** One file of addresses. */
export interface SitemapFile {
  /** Below the output folder. */
  readonly path: string
  readonly entries: readonly SitemapEntry[]
  readonly changed?: string
}

/** The protocol's limit of addresses in one file. */
const limit = 50_000

/** A language's files of addresses: one, until there are too many. */
export function planSitemaps(language: Language, entries: readonly SitemapEntry[], most = limit): readonly SitemapFile[] {
  const count = Math.ceil(entries.length / most)
  return Array.from({ length: count }, (_, index) => {
    const own = entries.slice(index * most, (index + 1) * most)
    const changed = own.reduce<string | undefined>(
      (last, entry) => (last !== undefined && last > (entry.changed ?? '') ? last : entry.changed),
      undefined,
    )
    return { path: `sitemap-${language}${index === 0 ? '' : `-${index + 1}`}.xml`, entries: own, ...(changed !== undefined && { changed }) }
  })
}
