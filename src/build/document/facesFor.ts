import type { Language } from '../../shared/languages.ts'

const face = /@font-face\{[^}]*\}/g

/** Begins the Cyrillic block. */
const cyrillic = /U\+0?400-/i

/** The layout's styles without the faces that are of no use in a language; the runtime brings them when the language changes. */
export function facesFor(language: Language, styles: string): string {
  return language === 'ru' ? styles : styles.replace(face, (rule) => (cyrillic.test(rule) ? '' : rule))
}
