import type { Language } from '../../shared/languages/languages.ts'
import { problemInData } from '../load/entries/entry.ts'
import { type LoadedContent, entriesOf, textsOf } from '../load/loadedContent.ts'
import type { Problem } from '../problem.ts'
import type { FaceRole, Typeface } from './Theme.ts'
import { faceRoles } from './loadFaces.ts'

/** Maximum number of letters that a warning lists. */
const mostNamed = 20

/** Reports letters of the publication's texts that its own typefaces lack, and that fall back to the look's or the system's typeface. */
export function checkLetters(content: LoadedContent): readonly Problem[] {
  const { theme, site } = content
  const { data } = site
  if (!data || !theme) return []
  return faceRoles.flatMap((role) => {
    const face = theme.faces[role]
    if (!face || face.files.length === 0) return []
    return site.languages.flatMap((language) => {
      const missing = missingLetters(face, textsIn(content, language, role))
      if (missing.length === 0) return []
      const named = missing.slice(0, mostNamed).join(' ')
      const more = missing.length > mostNamed ? `, and ${missing.length - mostNamed} more` : ''
      const message = `The face "${face.name}" lacks letters of the texts in ${nameOf(language)}: ${named}${more}. Another face is used for them.`
      const fix = 'Add a file of the face that has them, or choose another face.'
      return [problemInData(data, ['theme', 'faces', role], { severity: 'warning', rule: 'theme-letters', message, fix })]
    })
  })
}

function nameOf(language: Language): string {
  return `${new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language} (\`${language}\`)`
}

/** Returns the texts set in a typeface: headlines use one, all texts the other. */
function textsIn(content: LoadedContent, language: Language, role: FaceRole): readonly string[] {
  const entries = entriesOf(content).filter((entry) => entry.language === language)
  if (role === 'text') return entries.map(({ source }) => source.text)
  return [
    ...textsOf(content)
      .filter((text) => text.language === language)
      .map(({ fields: { title = '', description = '' } }) => title + description),
    ...entries.flatMap(({ body }) => body.headings.map(({ text }) => text)),
  ]
}

const letter = /[\p{L}\p{N}]/u

function missingLetters({ files }: Typeface, texts: readonly string[]): readonly string[] {
  const ranges = files.flatMap((file) => file.ranges)
  const used = new Set(texts.flatMap((text) => [...new Set(text.normalize('NFC'))]))
  return [...used]
    .filter((sign) => {
      const point = sign.codePointAt(0) ?? 0
      return letter.test(sign) && !ranges.some(([first, last]) => point >= first && point <= last)
    })
    .sort()
}
