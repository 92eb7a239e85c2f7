import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CardStyle, houseStyle } from '../../cards/SocialCard.ts'
import type { Publication } from '../../content/publication.ts'
import type { FaceFile, FaceRole, Theme, Typeface } from '../../content/theme/Theme.ts'
import { customSheetFile } from '../../content/theme/loadTheme.ts'
import { shortHash } from '../../platform/contentHash.ts'
import type { ClientBundle, Face, LookSheet } from '../bundle/ClientBundle.ts'
import { createPlacer } from '../bundle/placeBundle.ts'
import type { DocumentTheme } from '../document/renderDocument.ts'
import type { OwnFaces } from '../document/fontsOf.ts'
import type { PublishedFace } from './faceRules.ts'
import { themeSheet } from './themeSheet.ts'

/** A file that a theme adds to the output. */
export interface ThemeFile {
  /** Relative to the output folder. */
  readonly path: string
  /** Absolute path. */
  readonly source: string
  /** Prefix for the addresses in a style sheet; absent at the root of a host, and for other files. */
  readonly base?: string
}

/** Everything that a publication's theme adds to the output. */
export interface PlannedTheme {
  readonly document: DocumentTheme
  readonly files: readonly ThemeFile[]
  readonly card: CardStyle
}

interface PlanOptions {
  readonly publication: Pick<Publication, 'theme'>
  readonly bundle: ClientBundle
  /** The publication folder. */
  readonly directory: string
  /** Prefix of every path on the host; empty at the root. */
  readonly base: string
}

const faceRoles: readonly FaceRole[] = ['display', 'text']

/** Plans a publication's theme; undefined if it has none. */
export function planTheme({ publication: { theme }, bundle, directory, base }: PlanOptions): PlannedTheme | undefined {
  if (!theme) return undefined
  const look = placeLook(bundle.looks[theme.look], base)
  const custom = theme.customSheet === undefined ? undefined : `assets/custom-${stateOf(theme.customSheet, base)}.css`
  const layout = bundle.chunks.layout?.find((address) => address.endsWith('.css')) ?? ''
  const sheets = [look?.sheet ?? '', bundle.styles[layout] ?? '']
  const stacks = { display: stackOf('display', sheets), text: stackOf('text', sheets) }
  const faces = publishedFaces(theme, base)
  const sheet = themeSheet({ theme, look: look?.sheet ?? '', faces, stacks })
  const link = custom === undefined ? '' : `<link rel="stylesheet" href="${base}/${custom}">`
  const lookFiles = (look?.files ?? []).map((path) => ({ path, source: join(bundle.directory, '../looks', path) }))
  return {
    document: { styles: `<style data-look="${theme.look}">${sheet}</style>${link}`, faces: earlyFaces({ theme, look, faces, stacks }) },
    files: [
      ...lookFiles,
      ...faceRoles.flatMap((role) => theme.faces[role]?.files ?? []).map((file) => ({ path: pathOf(file), source: file.path })),
      ...(custom === undefined ? [] : [{ path: custom, source: join(directory, 'public', customSheetFile), ...(base !== '' && { base }) }]),
    ],
    card: cardStyle(theme, look),
  }
}

/** Reads a file of a theme; the addresses in a style sheet get the base. */
export function readThemeFile({ source, base }: ThemeFile): Uint8Array {
  if (base === undefined) return readFileSync(source)
  // Whoever wrote the base has reason to leave it there.
  const address = /((?:url\(|@import)\s*["']?)(\/(?!\/)[^"')\s]*)/gi
  const place = (_all: string, before: string, path: string) => before + (path.startsWith(`${base}/`) ? '' : base) + path
  return Buffer.from(readFileSync(source, 'utf8').replace(address, place))
}

/** Returns what tells the published states of the publication's own sheet apart. */
function stateOf(sheet: string, base: string): string {
  return base === '' ? sheet : shortHash(`${sheet} ${base}`, 8)
}

/** Returns a look with its URLs below a publication's base. */
function placeLook(look: LookSheet | undefined, base: string): LookSheet | undefined {
  if (!look) return undefined
  const place = createPlacer(base, look.files)
  return { ...look, sheet: place(look.sheet), faces: look.faces.map((face) => ({ ...face, url: place(face.url) })) }
}

/** Returns the font stack of a role in the look, or in the house look if it has none. */
function stackOf(role: FaceRole, sheets: readonly string[]): string {
  return sheets.map((sheet) => new RegExp(`--face-${role}:([^;}]+)`).exec(sheet)?.[1]).find((stack) => stack !== undefined) ?? 'sans-serif'
}

function publishedFaces({ faces }: Theme, base: string): Partial<Record<FaceRole, PublishedFace>> {
  return Object.fromEntries(
    Object.entries(faces).map(([role, { name, files }]) => [
      role,
      { name, files: files.map((file, index) => ({ ...file, url: `${base}/${pathOf(file)}`, ranges: withoutEarlier(files, index) })) },
    ]),
  )
}

/** Returns the letters of a file that no earlier one of its weight and style has: a browser would use the later file, and load both. */
function withoutEarlier(files: readonly FaceFile[], index: number): FaceFile['ranges'] {
  const file = files[index]
  if (!file) return []
  const alike = (other: FaceFile) => other.isItalic === file.isItalic && String(other.weight) === String(file.weight)
  const earlier = new Set(
    files
      .slice(0, index)
      .filter(alike)
      .flatMap(({ ranges }) => lettersOf(ranges)),
  )
  const left: [number, number][] = []
  for (const letter of lettersOf(file.ranges)) {
    if (earlier.has(letter)) continue
    const last = left.at(-1)
    if (last && letter === last[1] + 1) last[1] = letter
    else left.push([letter, letter])
  }
  return left
}

function lettersOf(ranges: FaceFile['ranges']): readonly number[] {
  return ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, place) => first + place))
}

function pathOf({ hash }: FaceFile): string {
  return `assets/face-${hash}.woff2`
}

interface EarlyParts {
  readonly theme: Theme
  readonly look: LookSheet | undefined
  readonly faces: Readonly<Partial<Record<FaceRole, PublishedFace>>>
  readonly stacks: Readonly<Record<FaceRole, string>>
}

/** Returns the fonts that documents preload, by role; a role without an entry uses the engine's own. */
function earlyFaces({ theme, look, faces, stacks }: EarlyParts): OwnFaces {
  const own = (role: FaceRole): readonly (readonly [FaceRole, readonly Face[]])[] => {
    const [face, files] = [faces[role], theme.faces[role]]
    if (face && files)
      return [[role, face.files.filter((_file, index) => isMain(files, index, role)).map((file) => asFace(face.name, file))]]
    if (!look) return []
    return [[role, look.faces.filter(({ family, isItalic }) => !isItalic && stacks[role].replace(/^["']/, '').startsWith(family))]]
  }
  return Object.fromEntries(faceRoles.flatMap(own))
}

/** Font weights of headlines and of running text. */
const mainWeights = { display: 450, text: 460 } as const

/** Reports whether most of a page is set in a file: it is upright, and closest to the weight of the text. */
function isMain({ files }: Typeface, index: number, role: FaceRole): boolean {
  const away = ({ weight: [first, last] }: FaceFile) => Math.max(first - mainWeights[role], mainWeights[role] - last, 0)
  const upright = files.filter(({ isItalic }) => !isItalic)
  const file = files[index]
  return file !== undefined && !file.isItalic && away(file) === Math.min(...upright.map(away))
}

function asFace(family: string, { url, ranges, isItalic }: PublishedFace['files'][number]): Face {
  return { family, url, ranges, isItalic, isCyrillic: false }
}

function cardStyle(theme: Theme, look: LookSheet | undefined): CardStyle {
  const { ground, raised, text, accent, accentStrong, second, wash } = theme.colours.light
  const own = theme.faces.display
  const files = own ? own.files.filter((_file, index) => isMain(own, index, 'display')).map(pathOf) : (look?.cardFaces ?? [])
  const style: CardStyle = {
    colours: { ground, raised, text, accent, accentStrong, second, wash },
    shape: theme.look === 'house' ? 'corner' : 'panel',
    faces: files,
  }
  return style
}

/** Reports whether a card style equals that of a publication without a theme. */
export function isHouseStyle({ colours, shape, faces }: CardStyle): boolean {
  const names = Object.keys(colours) as (keyof CardStyle['colours'])[]
  return shape === houseStyle.shape && faces.length === 0 && names.every((name) => colours[name] === houseStyle.colours[name])
}
