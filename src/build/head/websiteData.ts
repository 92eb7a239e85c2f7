import type { WebSite } from 'schema-dts'
import { absoluteUrl } from '../absoluteUrl.ts'
import type { Place } from './Place.ts'

/** The site and who publishes it, with the profiles that its footer links to. */
export function websiteData({ site, url, head, language, policy }: Place): WebSite {
  const profiles = Object.values(site.social)
  return {
    '@type': 'WebSite',
    name: site.title,
    description: head.description,
    ...(head.canonical !== undefined && { url: head.canonical }),
    inLanguage: language,
    publisher: {
      '@type': 'Organization',
      name: site.title,
      url: absoluteUrl(url, '/'),
      ...(profiles.length > 0 && { sameAs: profiles }),
      ...(policy !== undefined && { publishingPrinciples: absoluteUrl(url, policy) }),
    },
  }
}
