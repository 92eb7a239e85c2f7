import { unsetLetters } from '../../shared/pictures/cards.ts'
import { languageName } from '../../shared/languages/languages.ts'
import { problemOf } from '../load/entries/entry.ts'
import { type LoadedContent, textsOf } from '../load/loadedContent.ts'
import type { Problem } from '../problem.ts'

/** Maximum number of letters that a problem lists. */
const shown = 5

/**
 * Warns, once a language, that the engine has no typeface for a title's letters; its social card then shows only the picture and the site's
 * name.
 */
export function checkCardLetters(content: LoadedContent): readonly Problem[] {
  const unset = textsOf(content)
    .map((article) => ({ article, letters: unsetLetters(article.fields.title ?? '') }))
    .filter(({ letters }) => letters.length > 0)
  return [...Map.groupBy(unset, ({ article }) => article.language)].flatMap(([language, [first, ...others]]) => {
    if (!first) return []
    const named = first.letters.slice(0, shown).join(' ')
    const more = others.length === 0 ? '' : ` The same is true of ${others.length} more in ${languageName(language)}.`
    return [
      problemOf(first.article, ['title'], {
        severity: 'warning',
        rule: 'card-letters',
        message: `The social card cannot show all letters of the title (${named}).${more}`,
        fix: 'Cards have Latin, Cyrillic, Arabic, Korean and Japanese letters. If most letters of a title are missing, its card shows the picture, the place and the name of the site.',
      }),
    ]
  })
}
