import { articlePath } from '../../shared/paths.ts'
import type { Finding } from './Finding.ts'

/** A text leads to published articles of its language, and nowhere else; what it rests on stands among its sources. */
export function checkLinks(links: readonly string[], slugs: ReadonlySet<string>): readonly Finding[] {
  const known = new Set(Array.from(slugs, articlePath))
  return [...new Set(links)]
    .filter((link) => !known.has(link))
    .map((link) => ({
      rule: 'link',
      message: `There is no article at "${link.slice(0, 120)}". Take the link out, or link to an article of the list.`,
    }))
}
