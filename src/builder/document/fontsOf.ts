import type { Language } from '../../shared/languages.ts'
import { builtTextsIn } from '../builtTexts.ts'
import type { ClientBundle, Face } from '../bundle/ClientBundle.ts'

const beyondAscii = /[^\0-~]/gu

/** The files that a text's letters beyond ASCII need, of one family and style: of two faces that hold a letter, a browser takes the later. */
export function filesFor(text: string, faces: readonly Face[]): readonly string[] {
  const letters = [...new Set(text.match(beyondAscii))].map((letter) => letter.codePointAt(0) ?? 0)
  return [...new Set(letters.flatMap((letter) => faces.findLast((face) => has(face, letter))?.url ?? []))]
}

function has({ ranges }: Face, letter: number): boolean {
  return ranges.some(([first, last]) => letter >= first && letter <= last)
}

const display = 'Brygada 1918'
const text = 'Ysabeau'
const families = ['brygada-1918', 'ysabeau']
const headings = /<(h[1-3])\b.*?<\/\1>/gs
const tags = /<[^>]*>/g

interface PageInType {
  readonly language: Language
  /** The page's HTML. */
  readonly body: string
}

/**
 * Addresses of the font files that a page is sure to need; Korean is set in the system's fonts.
 * A face that came late would have the whole page laid out once more, so every letter counts.
 */
export function fontsOf(bundle: ClientBundle, { language, body }: PageInType): readonly string[] {
  const scripts = builtTextsIn(language).fonts
  const upright = scripts.flatMap((script) => families.map((family) => `${family}-${script}-wght-normal`))
  // The face of stressed words, which a browser would find last of all, once the page is laid out.
  const italic = /<(em|i|cite)\b/.test(body) ? scripts.slice(0, 1).map((script) => `ysabeau-${script}-wght-italic`) : []
  const named = [...upright, ...italic].flatMap((name) => bundle.fonts[name] ?? [])
  if (scripts.length === 0) return named
  const faces = bundle.faces.filter((face) => !face.isItalic && (isCyrillic(language) || !face.isCyrillic))
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

function isCyrillic(language: Language): boolean {
  return builtTextsIn(language).fonts.includes('cyrillic')
}

/** The layout's styles with the faces of a language's letters; the runtime brings the others when the language changes. */
export function layoutStyles(bundle: ClientBundle, language: Language): string {
  const url = bundle.chunks.layout?.find((address) => address.endsWith('.css')) ?? ''
  return isCyrillic(language) ? (bundle.styles[url] ?? '') : bundle.layoutWithoutCyrillic
}
