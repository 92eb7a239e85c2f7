import { thirdPartyProxyPath } from '../../shared/thirdParty.ts'

/** `robots.txt`: everything may be read but other sites' scripts. */
export function robotsText(sitemap: string): string {
  return `User-agent: *\nAllow: /\nDisallow: ${thirdPartyProxyPath}\n\nSitemap: ${sitemap}\n`
}
