import type { LoadedContent } from '../load/loadedContent.ts'
import type { Problem } from '../problem.ts'
import { problemIn } from '../problemAt.ts'

/** An author has a file in the default language, which stands in for the languages that have none. */
export function checkDefaultLanguage({ site, authors }: LoadedContent): readonly Problem[] {
  if (!site.fields.languages) return []
  const [language] = site.languages
  const bySlug = Map.groupBy(authors, (author) => author.id)
  return [...bySlug]
    .filter(([, entries]) => entries.every((entry) => entry.language !== language))
    .map(([slug]) =>
      problemIn(`authors/${slug}`, {
        severity: 'error',
        rule: 'missing-language',
        message: `The author has no file in the default language.`,
        fix: `Write \`authors/${slug}/${language}.md\`.`,
      }),
    )
}
