import type { Language } from '../../shared/languages.ts'
import type { Head } from '../../shared/pageData.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import type { OutputFolder } from '../output/OutputFolder.ts'
import type { PagePlan } from '../pages/PagePlan.ts'
import { planSitemaps } from './planSitemaps.ts'
import { renderSitemap, renderSitemapIndex } from './renderSitemap.ts'
import { sitemapEntries } from './sitemapEntries.ts'

export const sitemapFile = 'sitemap.xml'

export interface SitemapOptions {
  readonly output: Pick<OutputFolder, 'add'>
  readonly plans: readonly PagePlan[]
  readonly languages: readonly Language[]
  /** The site's address without a trailing slash. */
  readonly url: string
  head(plan: PagePlan): Head
}

/** Adds the index of sitemaps and the sitemaps of each language. */
export function addSitemaps({ output, plans, languages, url, head }: SitemapOptions): void {
  const absolute = (path: string) => absoluteUrl(url, path)
  const files = languages.flatMap((language) => {
    const own = plans.filter((plan) => plan.language === language)
    return planSitemaps(language, sitemapEntries(own, { head, absolute }))
  })
  for (const { path, entries } of files) output.add({ path, kind: 'data' }, renderSitemap(entries))
  const links = files.map(({ path, changed }) => ({ url: absolute(`/${path}`), ...(changed !== undefined && { changed }) }))
  output.add({ path: sitemapFile, kind: 'data' }, renderSitemapIndex(links))
}
