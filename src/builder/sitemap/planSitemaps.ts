import type { Language } from '../../shared/languages.ts'
import type { Head } from '../../shared/pageData.ts'
import { filePaths, sitemapPath } from '../../shared/paths.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import type { OutputFolder } from '../output/OutputFolder.ts'
import type { PageOutline } from '../pages/PagePlan.ts'
import { type SitemapEntry, renderSitemap, renderSitemapIndex, sitemapEntries } from './renderSitemap.ts'

/** One file of addresses. */
interface SitemapFile {
  /** Below the output folder. */
  readonly path: string
  readonly entries: readonly SitemapEntry[]
  readonly changed?: string
}

/** The protocol's limit of addresses in one file. */
const limit = 50_000

/** The sitemaps of a language: one, or several where the addresses do not fit into one. */
export function planSitemaps(language: Language, entries: readonly SitemapEntry[], most = limit): readonly SitemapFile[] {
  const count = Math.ceil(entries.length / most)
  return Array.from({ length: count }, (_, index) => {
    const own = entries.slice(index * most, (index + 1) * most)
    const changed = own.reduce<string | undefined>(
      (last, entry) => (last !== undefined && last > (entry.changed ?? '') ? last : entry.changed),
      undefined,
    )
    return { path: sitemapPath(language, index + 1).slice(1), entries: own, ...(changed !== undefined && { changed }) }
  })
}

interface SitemapOptions {
  readonly output: Pick<OutputFolder, 'add'>
  readonly plans: readonly PageOutline[]
  readonly languages: readonly Language[]
  /** The publication's address without a trailing slash. */
  readonly url: string
  head(plan: PageOutline): Head
}

/** Adds each language's sitemaps and the index that lists them. */
export function addSitemaps({ output, plans, languages, url, head }: SitemapOptions): void {
  const absolute = (path: string) => absoluteUrl(url, path)
  const files = languages.flatMap((language) => {
    const own = plans.filter((plan) => plan.language === language)
    return planSitemaps(language, sitemapEntries(own, { head, absolute }))
  })
  for (const { path, entries } of files) output.add({ path, kind: 'data' }, renderSitemap(entries))
  const links = files.map(({ path, changed }) => ({ url: absolute(`/${path}`), ...(changed !== undefined && { changed }) }))
  output.add({ path: filePaths.sitemaps.slice(1), kind: 'data' }, renderSitemapIndex(links))
}
