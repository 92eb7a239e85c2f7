import { shortHash } from '../../platform/contentHash.ts'
import type { Head } from '../../shared/pages/pageData.ts'
import { filePaths, llmsPath, pathBelow } from '../../shared/addresses/paths.ts'
import { thirdPartyProxyPath } from '../../shared/browser/thirdParty.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import type { Parts } from '../facts/Parts.ts'
import { addFeeds } from '../feeds/planFeeds.ts'
import type { PicturePlanner } from '../images/planPictures.ts'
import type { OutputFolder } from '../output/OutputFolder.ts'
import type { PageOutline } from '../pages/PagePlan.ts'
import { type SiteIndex, pathIn } from '../pages/SiteIndex.ts'
import { provenanceJson } from '../provenance/provenanceJson.ts'
import { addSitemaps } from '../sitemap/planSitemaps.ts'
import { llmsText } from './llmsText.ts'

interface DiscoveryOptions {
  readonly output: Pick<OutputFolder, 'add'>
  readonly parts: Parts
  /** One per language, the default language first. */
  readonly sites: readonly SiteIndex[]
  readonly plans: readonly PageOutline[]
  readonly pictures: PicturePlanner
  head(plan: PageOutline): Head
  /** Hash of everything that search engines learn about the pages. */
  readonly pagesKey: string
}

/**
 * Adds the files through which crawlers and services find the pages: feeds, sitemaps, `robots.txt`, `llms.txt`, `provenance.json` and the
 * IndexNow key.
 */
export function addDiscovery({ output, parts, sites, plans, pictures, head, pagesKey }: DiscoveryOptions): void {
  const publication = sites[0]?.publication
  if (!publication) return
  const { url, base = '', key } = publication.site
  const own = new Set(publication.publicFiles)
  // A publication's own file of the same name takes precedence.
  const withoutOwn = (files: Pick<OutputFolder, 'add'>): Pick<OutputFolder, 'add'> => ({
    add: (file, content) => void (own.has(file.path) || files.add(file, content)),
  })
  const rest = withoutOwn(output)
  const restOfParts: Pick<Parts, 'addFile'> = { addFile: (file, make) => void (own.has(file.path) || parts.addFile(file, make)) }
  addFeeds({ parts: restOfParts, sites, pictures, icon: own.has('favicon.svg') ? `${base}/favicon.svg` : undefined })
  parts.add('sitemaps', pagesKey, () => ({
    more: null,
    write: (files) =>
      addSitemaps({ output: withoutOwn(files), plans, languages: sites.map((site) => site.language), url: url + base, head }),
  }))
  rest.add({ path: filePaths.robots.slice(1), kind: 'data' }, robotsText(absoluteUrl(url, base + filePaths.sitemaps), base))
  restOfParts.addFile({ path: filePaths.provenance.slice(1), kind: 'data' }, () => provenanceJson(sites))
  for (const site of sites) {
    const others = sites.filter((other) => other !== site && other.articles.length > 0)
    restOfParts.addFile({ path: pathBelow(base, pathIn(site, llmsPath)).slice(1), kind: 'data' }, () => llmsText(site, others))
  }
  rest.add({ path: `${indexNowKey(key)}.txt`, kind: 'data' }, `${indexNowKey(key)}\n`)
}

/** Returns `robots.txt`, which allows everything except other sites' scripts. */
function robotsText(sitemap: string, base: string): string {
  return `User-agent: *\nAllow: ${base}/\nDisallow: ${base}${thirdPartyProxyPath}\n\nSitemap: ${sitemap}\n`
}

/** Returns the key that proves ownership of the site to search engines (indexnow.org); public, and stable for a site. */
function indexNowKey(siteKey: string): string {
  return shortHash(`indexnow:${siteKey}`, 32)
}
