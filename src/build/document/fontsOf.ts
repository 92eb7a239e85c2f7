import type { Language } from '../../shared/languages.ts'
import { builtTextsIn } from '../builtTexts.ts'
import type { ClientBundle } from '../bundle/ClientBundle.ts'

const families = ['brygada-1918', 'ysabeau']

/** Addresses of the font files that a page with this body is sure to need; Korean is set in the system's fonts. */
export function fontsOf(bundle: ClientBundle, language: Language, body: string): readonly string[] {
  const scripts = builtTextsIn(language).fonts
  const upright = scripts.flatMap((script) => families.map((family) => `${family}-${script}-wght-normal`))
  // The face of stressed words, which a browser would find last of all, once the page is laid out.
  const italic = /<(em|i|cite)\b/.test(body) ? scripts.slice(0, 1).map((script) => `ysabeau-${script}-wght-italic`) : []
  return [...upright, ...italic].flatMap((name) => bundle.fonts[name] ?? [])
}
