import type { Language } from '../../shared/languages.ts'
import { builtTextsIn } from '../builtTexts.ts'
import type { ClientBundle } from '../bundle/ClientBundle.ts'
import { facesOf, filesFor } from './facesOf.ts'

const display = 'Brygada 1918'
const text = 'Ysabeau'
const families = ['brygada-1918', 'ysabeau']
const headings = /<(h[1-3])\b.*?<\/\1>/gs
const tags = /<[^>]*>/g

export interface PageInType {
  readonly language: Language
  /** The rendered page. */
  readonly body: string
  /** The style sheet that declares the page's faces. */
  readonly styles: string
}

/**
 * Addresses of the font files that a page is sure to need; Korean is set in the system's fonts.
 * A face that came late would have the whole page laid out once more, so every letter counts.
 */
export function fontsOf(bundle: ClientBundle, { language, body, styles }: PageInType): readonly string[] {
  const scripts = builtTextsIn(language).fonts
  const upright = scripts.flatMap((script) => families.map((family) => `${family}-${script}-wght-normal`))
  // The face of stressed words, which a browser would find last of all, once the page is laid out.
  const italic = /<(em|i|cite)\b/.test(body) ? scripts.slice(0, 1).map((script) => `ysabeau-${script}-wght-italic`) : []
  const named = [...upright, ...italic].flatMap((name) => bundle.fonts[name] ?? [])
  if (scripts.length === 0) return named
  const faces = facesOf(styles).filter(({ style }) => style === 'normal')
  const needed = [
    ...filesFor(
      (body.match(headings) ?? []).join('').replace(tags, ''),
      faces.filter(({ family }) => family === display),
    ),
    ...filesFor(
      body.replace(tags, ''),
      faces.filter(({ family }) => family === text),
    ),
  ]
  return [...new Set([...named, ...needed])]
}
