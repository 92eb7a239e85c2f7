import { hash } from 'node:crypto'

/** The key that proves to search engines who owns the site (indexnow.org): public, and always the same for a site. */
export function indexNowKey(siteKey: string): string {
  return hash('sha256', `indexnow:${siteKey}`, 'hex').slice(0, 32)
}
