import { hash } from 'node:crypto'

/** The specification's four. */
const headings = ['Sponsored Links', 'Partner Links', 'Recommended Sites', 'Related Resources'] as const

/** What the block of paid links is called: chosen by the site's key, and always the same for it. */
export function paidHeading(siteKey: string): (typeof headings)[number] {
  const number = Number.parseInt(hash('sha256', siteKey, 'hex').slice(0, 8), 16)
  return headings[number % headings.length] ?? headings[0]
}
