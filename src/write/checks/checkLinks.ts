import type { Finding } from './Finding.ts'

/** A text leads to published articles of its language, and nowhere else; what it rests on stands among its sources. */
export function checkLinks(links: readonly string[], paths: ReadonlySet<string>): readonly Finding[] {
  return [...new Set(links)]
    .filter((link) => !paths.has(link))
    .map((link) => ({
      rule: 'link',
      message: `There is no article at "${link.slice(0, 120)}". Take the link out, or link to an article of the list.`,
    }))
}
