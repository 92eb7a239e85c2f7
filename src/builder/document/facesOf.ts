import type { Language } from '../../shared/languages.ts'
import { builtTextsIn } from '../builtTexts.ts'
import type { ClientBundle } from '../bundle/describeBundle.ts'

/** One `@font-face` rule that fetches a file. */
interface Face {
  readonly family: string
  readonly style: string
  /** Address of the file as it stands in the rule. */
  readonly url: string
  /** Whether its range has a letter. */
  readonly has: (letter: number) => boolean
}

const rules = /@font-face\{[^}]*\}/g

/** The faces of a style sheet in their order, without those that name a local font or have no range. */
export function facesOf(styles: string): readonly Face[] {
  return [...styles.matchAll(rules)].flatMap(([rule]) => {
    const url = valueOf(rule, 'src').match(/url\(["']?([^"')]+)/)?.[1]
    const ranges = valueOf(rule, 'unicode-range')
    if (url === undefined || ranges === '') return []
    return [
      {
        family: valueOf(rule, 'font-family').replace(/["']/g, ''),
        style: valueOf(rule, 'font-style') || 'normal',
        url,
        has: within(ranges),
      },
    ]
  })
}

const beyondAscii = /[^\0-~]/gu

/** The files that a text's letters beyond ASCII need, of one family and style: of two faces that hold a letter, a browser takes the later. */
export function filesFor(text: string, faces: readonly Face[]): readonly string[] {
  const letters = [...new Set(text.match(beyondAscii))].map((letter) => letter.codePointAt(0) ?? 0)
  return [...new Set(letters.flatMap((letter) => faces.findLast(({ has }) => has(letter))?.url ?? []))]
}

function valueOf(rule: string, property: string): string {
  return rule.match(new RegExp(`[{;]${property}:([^;}]*)`))?.[1]?.trim() ?? ''
}

/** Reads a `unicode-range`, with question marks for any digit. */
function within(ranges: string): Face['has'] {
  const pairs = ranges.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-')
    return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'f'), 16)] as const
  })
  return (letter) => pairs.some(([first, last]) => letter >= first && letter <= last)
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

const face = /@font-face\{[^}]*\}/g

/** Begins the Cyrillic block. */
const cyrillic = /U\+0?400-/i

/** The layout's styles without the faces that are of no use in a language; the runtime brings them when the language changes. */
export function facesFor(language: Language, styles: string): string {
  return builtTextsIn(language).fonts.includes('cyrillic') ? styles : styles.replace(face, (rule) => (cyrillic.test(rule) ? '' : rule))
}
