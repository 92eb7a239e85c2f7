import type { Language } from '../../shared/languages.ts'
import type { ClientBundle } from '../bundle/ClientBundle.ts'

const romans = (script: string) => [`brygada-1918-${script}-wght-normal`, `ysabeau-${script}-wght-normal`]

/** The faces whose letters every page of a language has; Korean is set in the system's fonts. */
const preloaded: Readonly<Record<Language, readonly string[]>> = {
  en: romans('latin'),
  tr: [...romans('latin'), ...romans('latin-ext')],
  ru: romans('cyrillic'),
  ko: [],
}

export function fontsOf(bundle: ClientBundle, language: Language): readonly string[] {
  return preloaded[language].flatMap((name) => bundle.fonts[name] ?? [])
}
