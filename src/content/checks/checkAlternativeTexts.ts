import type { LoadedContent } from '../load/loadedContent.ts'
import { namedPictures } from '../load/namedPictures.ts'
import type { Problem } from '../problem.ts'
import { problemAt } from '../problemAt.ts'

/** Every picture says in words what is seen in it. */
export function checkAlternativeTexts(content: LoadedContent): readonly Problem[] {
  return namedPictures(content)
    .filter(({ alt }) => alt === undefined || alt.trim() === '')
    .map(({ text, source, altOffset }) =>
      problemAt(text, altOffset(), {
        severity: 'error',
        rule: 'missing-alt',
        message: `The picture "${source}" has no text for readers who cannot see it.`,
        fix: 'Say in a few words what is seen: `alt:` in the front matter or the block, `![words](…)` in the text.',
      }),
    )
}
