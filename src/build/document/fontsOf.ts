import type { Language } from '../../shared/languages.ts'
import type { ClientBundle } from '../bundle/ClientBundle.ts'

const romans = (script: string) => [`brygada-1918-${script}-wght-normal`, `ysabeau-${script}-wght-normal`]

/** The faces whose letters every page of a language has; Korean is set in the system's fonts. */
const everywhere: Readonly<Record<Language, readonly string[]>> = {
  en: romans('latin'),
  tr: [...romans('latin'), ...romans('latin-ext')],
  ru: romans('cyrillic'),
  ko: [],
}

/** The face of stressed words, which a browser would find last of all, once the page is laid out. */
const stressed: Readonly<Partial<Record<Language, string>>> = {
  en: 'ysabeau-latin-wght-italic',
  tr: 'ysabeau-latin-wght-italic',
  ru: 'ysabeau-cyrillic-wght-italic',
}

/** Addresses of the font files that a page with this body is sure to need. */
export function fontsOf(bundle: ClientBundle, language: Language, body: string): readonly string[] {
  const italic = /<(em|i|cite)\b/.test(body) ? stressed[language] : undefined
  return [...everywhere[language], ...(italic === undefined ? [] : [italic])].flatMap((name) => bundle.fonts[name] ?? [])
}
