import type { Language } from '../../shared/languages.ts'
import { textDirection } from '../../shared/textDirection.ts'
import type { ClientBundle, Face } from '../bundle/ClientBundle.ts'

const beyondAscii = /[^\0-~]/gu
const anyLetter = /\S/gu

/** The files that a text's letters (beyond ASCII, unless it says otherwise) need, of one family and style: of two faces that hold a letter, a browser takes the later. */
export function filesFor(text: string, faces: readonly Face[], sought = beyondAscii): readonly string[] {
  if (faces.length === 0) return []
  const letters = [...new Set(text.match(sought))].map((letter) => letter.codePointAt(0) ?? 0)
  return [...new Set(letters.flatMap((letter) => faces.findLast((face) => has(face, letter))?.url ?? []))]
}

function has({ ranges }: Face, letter: number): boolean {
  return ranges.some(([first, last]) => letter >= first && letter <= last)
}

/** The engine's faces: the names of their families, and what their files' names begin with. */
const engineFaces = {
  display: { family: 'Brygada 1918', file: 'brygada-1918' },
  text: { family: 'Ysabeau', file: 'ysabeau' },
} as const

/** The faces that a publication or its look has instead of the engine's, without those that no page asks for early. */
export type OwnFaces = Readonly<Partial<Record<keyof typeof engineFaces, readonly Face[]>>>
const headings = /<(h[1-3])\b.*?<\/\1>/gs
const tags = /<[^>]*>/g

type FontScript = 'latin' | 'latin-1' | 'latin-ext' | 'cyrillic'

/** Font files that every page in a script needs; the system's fonts set the other scripts. */
const scriptFonts: Readonly<Record<string, readonly FontScript[]>> = { Latn: ['latin'], Cyrl: ['cyrillic'] }

/** Languages whose every page has letters of more files. */
const languageFonts: Readonly<Record<Language, readonly FontScript[]>> = {
  de: ['latin', 'latin-1'],
  tr: ['latin', 'latin-1', 'latin-ext'],
}

function fontScriptsOf(language: Language): readonly FontScript[] {
  return languageFonts[language] ?? scriptFonts[new Intl.Locale(language).maximize().script ?? ''] ?? []
}

interface PageInType {
  readonly language: Language
  /** The page's HTML. */
  readonly body: string
}

/**
 * Addresses of the font files that a page is sure to need; Korean is set in the system's fonts.
 * A face that came late would have the whole page laid out once more, so every letter counts.
 */
export function fontsOf(bundle: ClientBundle, { language, body }: PageInType, own: OwnFaces = {}): readonly string[] {
  const scripts = fontScriptsOf(language)
  const texts = { display: (body.match(headings) ?? []).join('').replace(tags, ''), text: body.replace(tags, '') }
  const roles = (['display', 'text'] as const).filter((role) => own[role] === undefined)
  const families = roles.map((role) => engineFaces[role].file)
  const owned = (['display', 'text'] as const).flatMap((role) => filesFor(texts[role], own[role] ?? [], anyLetter))
  const upright = scripts.flatMap((script) => families.map((family) => `${family}-${script}-wght-normal`))
  // The face of stressed words, which a browser would find last of all, once the page is laid out.
  const italic =
    own.text === undefined && /<(em|i|cite)\b/.test(body) ? scripts.slice(0, 1).map((script) => `ysabeau-${script}-wght-italic`) : []
  const named = [...upright, ...italic].flatMap((name) => bundle.fonts[name] ?? [])
  if (scripts.length === 0) return [...new Set([...owned, ...named])]
  const faces = bundle.faces.filter((face) => !face.isItalic && (isCyrillic(language) || !face.isCyrillic))
  const needed = roles.flatMap((role) =>
    filesFor(
      texts[role],
      faces.filter(({ family }) => family === engineFaces[role].family),
    ),
  )
  return [...new Set([...owned, ...named, ...needed])]
}

function isCyrillic(language: Language): boolean {
  return fontScriptsOf(language).includes('cyrillic')
}

/** The layout's styles with the faces of a language's letters; the runtime brings the others when the language changes. */
export function layoutStyles({ layouts }: Pick<ClientBundle, 'layouts'>, language: Language, kind: keyof ClientBundle['layouts']): string {
  return layouts[kind][isCyrillic(language) ? 'cyrillic' : 'latin']
}

/** What the letters of a language ask of every page in it; empty for most. */
export function scriptStyles(bundle: Pick<ClientBundle, 'scriptStyles'>, language: Language): string {
  return bundle.scriptStyles[language] ?? (textDirection(language) === 'rtl' ? (bundle.scriptStyles['rtl'] ?? '') : '')
}
