import type { Language } from '../../shared/languages.ts'
import { builtTextsIn } from '../builtTexts.ts'

const face = /@font-face\{[^}]*\}/g

/** Begins the Cyrillic block. */
const cyrillic = /U\+0?400-/i

/** The layout's styles without the faces that are of no use in a language; the runtime brings them when the language changes. */
export function facesFor(language: Language, styles: string): string {
  return builtTextsIn(language).fonts.includes('cyrillic') ? styles : styles.replace(face, (rule) => (cyrillic.test(rule) ? '' : rule))
}
