import type { Language } from '../../shared/languages/languages.ts'
import type { Head } from '../../shared/pages/pageData.ts'
import { filePaths, sitemapPath } from '../../shared/addresses/paths.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import type { OutputFolder } from '../output/OutputFolder.ts'
import type { PageOutline } from '../pages/PagePlan.ts'
import { type SitemapEntry, renderEntry, renderSitemap, renderSitemapIndex, sitemapEntries } from './renderSitemap.ts'

/** One sitemap file. */
interface SitemapFile {
  /** Relative to the output folder. */
  readonly path: string
  /** As XML. */
  readonly entries: readonly string[]
  readonly changed?: string
}

/** The protocol's limits for one file (sitemaps.org): URLs, and bytes, less the markup around the entries. */
const limits = { addresses: 50_000, bytes: 52_428_800 - 1000 }

/** Plans the sitemaps of a language: one, or several if the URLs do not fit. */
export function planSitemaps(language: Language, entries: readonly SitemapEntry[], most = limits): readonly SitemapFile[] {
  const files: { readonly entries: string[]; changed?: string }[] = []
  let left = 0
  for (const entry of entries) {
    const text = renderEntry(entry)
    const size = Buffer.byteLength(text) + 1
    let file = files.at(-1)
    if (!file || left < size || file.entries.length === most.addresses) {
      file = { entries: [] }
      files.push(file)
      left = most.bytes
    }
    left -= size
    file.entries.push(text)
    if (entry.changed !== undefined && entry.changed > (file.changed ?? '')) file.changed = entry.changed
  }
  return files.map((file, index) => ({ path: sitemapPath(language, index + 1).slice(1), ...file }))
}

interface SitemapOptions {
  readonly output: Pick<OutputFolder, 'add'>
  readonly plans: readonly PageOutline[]
  readonly languages: readonly Language[]
  /** The publication's URL without a trailing slash. */
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
