import { type Language, engineLanguageOf, mainLanguageOf } from '../../shared/languages/languages.ts'
import { textDirection } from '../../shared/languages/textDirection.ts'
import type { ClientBundle, Face } from '../bundle/ClientBundle.ts'

interface CountedLetters {
  /** Whether those of ASCII count as well. */
  readonly all?: boolean
}

/** Returns the files that the letters of HTML need, of one family and style: if two fonts contain a letter, browsers use the later one. */
export function filesFor(html: string, faces: readonly Face[], counted: CountedLetters = {}): readonly string[] {
  if (faces.length === 0) return []
  return [...new Set(lettersOf(html, counted).flatMap((letter) => fileOf(letter, faces) ?? []))]
}

const beyondAscii = /[^\0-~]+/g
const anyLetter = /[^\s<]+/g

/** Returns the letters between tags, each once, in order of first occurrence. A regular expression finds them faster than a loop. */
function lettersOf(html: string, { all = false }: CountedLetters): readonly number[] {
  const letters = new Set<number>()
  for (const { 0: run, index } of html.matchAll(all ? anyLetter : beyondAscii)) {
    const open = html.lastIndexOf('<', index)
    // Inside a tag, which ends at the next `>`.
    const end = open < 0 ? -1 : html.indexOf('>', open)
    const text = end < index ? run : run.slice(end - index + 1)
    for (const letter of text) letters.add(letter.codePointAt(0) ?? 0)
  }
  return [...letters]
}

/** Cache of the file for each letter looked up, by list of fonts; the lists do not change during a build. */
const filesByFaces = new WeakMap<readonly Face[], Map<number, string | undefined>>()

function fileOf(letter: number, faces: readonly Face[]): string | undefined {
  const known = filesByFaces.get(faces) ?? new Map<number, string | undefined>()
  filesByFaces.set(faces, known)
  if (!known.has(letter)) known.set(letter, faces.findLast((face) => has(face, letter))?.url)
  return known.get(letter)
}

function has({ ranges }: Face, letter: number): boolean {
  return ranges.some(([first, last]) => letter >= first && letter <= last)
}

/** The engine's fonts: family names, and the prefixes of their file names. */
const engineFaces = {
  display: { family: 'Brygada 1918', file: 'brygada-1918' },
  text: { family: 'Ysabeau', file: 'ysabeau' },
} as const

type Role = keyof typeof engineFaces
const roles = ['display', 'text'] as const satisfies readonly Role[]

/** The fonts that a publication or its look uses instead of the engine's, without those that no page needs early. */
export type OwnFaces = Readonly<Partial<Record<Role, readonly Face[]>>>
const headings = /<(h[1-3])\b.*?<\/\1>/gs

type FontScript = 'latin' | 'latin-1' | 'latin-ext' | 'cyrillic'

/** Font files that every page in a script needs; other scripts use system fonts. */
const scriptFonts: Readonly<Record<string, readonly FontScript[]>> = { Latn: ['latin'], Cyrl: ['cyrillic'] }

/** Languages in which every page contains letters of further files. */
const languageFonts: Readonly<Record<Language, readonly FontScript[]>> = {
  de: ['latin', 'latin-1'],
  tr: ['latin', 'latin-1', 'latin-ext'],
}

const fontScripts = new Map<Language, readonly FontScript[]>()

function fontScriptsOf(language: Language): readonly FontScript[] {
  const known = fontScripts.get(language)
  if (known) return known
  const scripts =
    languageFonts[engineLanguageOf(language) ?? language] ?? scriptFonts[new Intl.Locale(language).maximize().script ?? ''] ?? []
  fontScripts.set(language, scripts)
  return scripts
}

/** The HTML around the content of a page. */
export interface Surroundings {
  readonly before: string
  readonly after: string
}

interface PageInType {
  readonly language: Language
  /** The page's HTML. */
  readonly content: string
  /** The same object for all pages of a language: it is searched once. */
  readonly frame: Surroundings
}

/** What a piece of HTML needs. */
interface PieceFonts {
  readonly isEmphasised: boolean
  /** Font files by their role, of the publication's own families and of the engine's. */
  readonly own: Readonly<Record<Role, readonly string[]>>
  readonly engine: Readonly<Record<Role, readonly string[]>>
}

const fontsOfFrames = new WeakMap<Surroundings, readonly [PieceFonts, PieceFonts]>()

/**
 * Returns the URLs of the font files that a page is certain to need; Korean uses system fonts. A font that arrives late makes the browser
 * lay out the whole page again, so every letter counts.
 */
export function fontsOf(bundle: ClientBundle, { language, content, frame }: PageInType, own: OwnFaces = {}): readonly string[] {
  const scripts = fontScriptsOf(language)
  const find = (html: string) => findFonts(html, { faces: bundle.faces, language, own })
  const [before, after] = fontsOfFrames.get(frame) ?? [find(frame.before), find(frame.after)]
  fontsOfFrames.set(frame, [before, after])
  const pieces = [before, find(content), after]
  const ofAll = (whose: 'own' | 'engine') => roles.flatMap((role) => pieces.flatMap((piece) => piece[whose][role]))
  const families = roles.filter((role) => own[role] === undefined).map((role) => engineFaces[role].file)
  const upright = scripts.flatMap((script) => families.map((family) => `${family}-${script}-wght-normal`))
  // The italic font for emphasis, which a browser would discover last, after laying out the page.
  const italic =
    own.text === undefined && pieces.some(({ isEmphasised }) => isEmphasised)
      ? scripts.slice(0, 1).map((script) => `ysabeau-${script}-wght-italic`)
      : []
  const named = [...upright, ...italic].flatMap((name) => bundle.fonts[name] ?? [])
  return [...new Set([...ofAll('own'), ...named, ...ofAll('engine')])]
}

interface FontChoice {
  readonly faces: readonly Face[]
  readonly language: Language
  readonly own: OwnFaces
}

function findFonts(html: string, { faces, language, own }: FontChoice): PieceFonts {
  const texts = { display: (html.match(headings) ?? []).join(''), text: html }
  const hasEngineFonts = fontScriptsOf(language).length > 0
  const ofEngine = (role: Role) =>
    hasEngineFonts && own[role] === undefined
      ? filesFor(texts[role], uprightFaces(faces, { family: engineFaces[role].family, withCyrillic: isCyrillic(language) }))
      : []
  return {
    isEmphasised: /<(em|i|cite)\b/.test(html),
    own: { display: filesFor(texts.display, own.display ?? [], { all: true }), text: filesFor(texts.text, own.text ?? [], { all: true }) },
    engine: { display: ofEngine('display'), text: ofEngine('text') },
  }
}

interface FamilyPart {
  readonly family: string
  readonly withCyrillic: boolean
}

const partsOfFaces = new WeakMap<readonly Face[], Map<string, readonly Face[]>>()

/** Returns the upright fonts of a family, the same list each time. */
function uprightFaces(faces: readonly Face[], { family, withCyrillic }: FamilyPart): readonly Face[] {
  const parts = partsOfFaces.get(faces) ?? new Map<string, readonly Face[]>()
  partsOfFaces.set(faces, parts)
  const key = `${family} ${withCyrillic}`
  const part = parts.get(key) ?? faces.filter((face) => !face.isItalic && (withCyrillic || !face.isCyrillic) && face.family === family)
  parts.set(key, part)
  return part
}

function isCyrillic(language: Language): boolean {
  return fontScriptsOf(language).includes('cyrillic')
}

/** Returns the layout's styles with the fonts for a language; the runtime adds the others when the language changes. */
export function layoutStyles({ layouts }: Pick<ClientBundle, 'layouts'>, language: Language, kind: keyof ClientBundle['layouts']): string {
  return layouts[kind][isCyrillic(language) ? 'cyrillic' : 'latin']
}

/** Returns the styles that a language's script needs on every page; empty for most languages. */
export function scriptStyles(bundle: Pick<ClientBundle, 'scriptStyles'>, language: Language): string {
  const own = bundle.scriptStyles[mainLanguageOf(language)]
  return own ?? (textDirection(language) === 'rtl' ? (bundle.scriptStyles['rtl'] ?? '') : '')
}
