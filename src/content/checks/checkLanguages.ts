import type { LoadedContent } from '../load/loadedContent.ts'
import type { Problem } from '../problem.ts'
import { problemIn } from '../problemAt.ts'

/** A file in a language that the site does not list is in no output. */
export function checkLanguages({ site, articles, authors, pages }: LoadedContent): readonly Problem[] {
  const { languages } = site.fields
  if (!languages) return []
  return [...articles, ...authors, ...pages]
    .filter((entry) => !languages.includes(entry.language))
    .map(({ source, language }) =>
      problemIn(source.file, {
        severity: 'warning',
        rule: 'language-not-listed',
        message: `The site has no pages in "${language}", so this file is left out.`,
        fix: `Add '${language}' to \`languages\` in site.config.ts.`,
      }),
    )
}
