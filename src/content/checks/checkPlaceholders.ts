import { isLeftOut, isPlainPage } from '../../shared/addresses/paths.ts'
import { isBlank } from '../markdown/renderedBody.ts'
import { problemOf } from '../load/entries/entry.ts'
import type { LoadedContent } from '../load/loadedContent.ts'
import type { Problem } from '../problem.ts'

/** The rule for texts that are still to be written. */
const rule = 'placeholder'
const fix = 'Write the text, then remove the line `placeholder: true`.'

/** Warns of placeholders, which are left out of the site and block a production build. */
export function checkPlaceholders({ articles, pages }: LoadedContent): readonly Problem[] {
  return [...articles, ...pages]
    .filter((entry) => entry.fields.placeholder === true)
    .map((entry) => {
      const standsIn = entry.source.file.startsWith('pages/') && !isLeftOut(entry.id)
      const message = `This text is a placeholder: ${standsIn ? "the engine's own text is shown instead" : 'it is left out of the site'}.`
      return problemOf(entry, ['placeholder'], { severity: 'warning', rule, message, fix })
    })
}

/** Warns of pages that have a heading but no text. */
export function checkWrittenPages({ pages }: LoadedContent): readonly Problem[] {
  return pages
    .filter(({ id, fields, body }) => isBlank(body) && fields.placeholder !== true && isLeftOut(id))
    .map((page) => {
      const message = isPlainPage(page.id)
        ? 'The page has no text, so readers see a standard sentence of the engine instead.'
        : 'The page has no text, so it is left out of the site.'
      return problemOf(page, [], { severity: 'warning', rule: 'empty-page', message, fix: 'Write it below the front matter.' })
    })
}
