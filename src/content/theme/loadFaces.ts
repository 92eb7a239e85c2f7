import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { limits } from '../limits.ts'
import { problemInData } from '../load/entries/entry.ts'
import type { DataPath, LocatedData } from '../load/source/locatedData.ts'
import { readRegularFile } from '../load/files/readRegularFile.ts'
import type { Problem, ProblemDetails } from '../problem.ts'
import type { FaceInput, ThemeInput } from '../schemas/site/themeSchema.ts'
import type { FaceFile, FaceRole, Theme, Typeface } from './Theme.ts'
import { readFace } from './readFace.ts'

interface FacesResult {
  readonly faces: Theme['faces']
  readonly problems: readonly Problem[]
}

export const faceRoles: readonly FaceRole[] = ['display', 'text']

/** Reads the files of a publication's typefaces; problems are located at the file's `src`. */
export async function loadFaces(directory: string, data: LocatedData, written: ThemeInput['faces']): Promise<FacesResult> {
  const loaded = await Promise.all(
    faceRoles.map(async (role) => {
      const face = written[role]
      return face && { role, ...(await loadTypeface(directory, face)) }
    }),
  )
  const found = loaded.filter((face) => face !== undefined)
  return {
    faces: Object.fromEntries(found.map(({ role, face }) => [role, face])),
    problems: found.flatMap(({ role, faults }) =>
      faults.map(({ path, details }) => problemInData(data, ['theme', 'faces', role, 'files', ...path], details)),
    ),
  }
}

interface FaceFault {
  readonly path: DataPath
  readonly details: ProblemDetails
}

async function loadTypeface(directory: string, { name, files }: FaceInput): Promise<{ face: Typeface; faults: readonly FaceFault[] }> {
  const loaded = await Promise.all(files.map((file) => loadFile(directory, file)))
  return {
    face: { name, files: loaded.flatMap((file) => ('hash' in file ? [file] : [])) },
    faults: loaded.flatMap((file, index) => ('hash' in file ? [] : [{ path: [index, 'src'], details: file }])),
  }
}

async function loadFile(directory: string, { src, weight, style }: FaceInput['files'][number]): Promise<FaceFile | ProblemDetails> {
  const missing = fault(`There is no file "${src}" in the publication.`, 'Write the path of a WOFF2 file, such as `fonts/text.woff2`.')
  const place = placeOf(directory, src)
  if (place === undefined) return missing
  const path = join(directory, place)
  const read = readRegularFile({ directory, path, most: limits.face })
  if (!read) return missing
  if ('details' in read) return fault(`${place}: ${read.details.message}`, read.details.fix ?? '')
  const kind = formatOf(read.content)
  if (kind !== 'wOF2')
    return fault(`"${src}" is ${kinds[kind] ?? 'not a font'}; a face is a WOFF2 file.`, 'Save the font as WOFF2, and name that file.')
  try {
    const { weights, ...face } = await readFace(read.content)
    return { ...face, path, weight: weightOf(weight) ?? weights ?? [400, 400], isItalic: style === 'italic' }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return fault(`"${src}" is a broken WOFF2 file.`, 'Save the font again as WOFF2.')
  }
}

/** Finds a file relative to the publication folder, as written or in `public/`. */
function placeOf(directory: string, src: string): string | undefined {
  const path = src.replace(/^(?:\.?\/)+/, '')
  if (path.split(/[/\\]/).includes('..')) return undefined
  const places = src.startsWith('/') ? [`public/${path}`, path] : [path, `public/${path}`]
  return places.find((place) => existsSync(join(directory, place)))
}

/** Formats by the first four bytes of a font file. */
const kinds: Readonly<Record<string, string>> = {
  wOFF: 'a WOFF file',
  OTTO: 'an OpenType file',
  ttcf: 'a collection of fonts',
  true: 'a TrueType file',
  '\0\x01\0\0': 'a TrueType file',
}

function formatOf(content: Buffer): string {
  return content.toString('latin1', 0, 4)
}

function weightOf(weight: string | number | undefined): readonly [number, number] | undefined {
  if (weight === undefined) return undefined
  const [first = 400, last = first] = String(weight).split(' ').map(Number)
  return [first, last]
}

function fault(message: string, fix: string): ProblemDetails {
  return { severity: 'error', rule: 'theme-face', message, fix }
}
