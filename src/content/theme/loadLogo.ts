import { XmlElement } from '@rgrove/parse-xml'
import { join } from 'node:path'
import { drawSvg, parseSvg, writeSvg } from '../drawings/parseSvg.ts'
import { limits } from '../limits.ts'
import { problemInData } from '../load/entries/entry.ts'
import type { LocatedData } from '../load/source/locatedData.ts'
import { readRegularFile } from '../load/files/readRegularFile.ts'
import { readText } from '../load/files/readText.ts'
import type { Problem, ProblemDetails } from '../problem.ts'
import type { ThemeInput } from '../schemas/site/themeSchema.ts'
import { type Scheme, schemes } from '../../shared/colours/themeColours.ts'
import type { LogoImage, ThemeLogo } from './Theme.ts'

interface LogoResult {
  readonly logo?: ThemeLogo
  readonly problems: readonly Problem[]
}

interface LogoPlace {
  readonly directory: string
  readonly publicFiles: readonly string[]
}

/** Reads `theme.logo`; problems of a file are located where the settings name it, or in the file. */
export async function loadLogo(place: LogoPlace, data: LocatedData, written: NonNullable<ThemeInput['logo']>): Promise<LogoResult> {
  const images: Partial<Record<Scheme, LogoImage>> = {}
  const problems: Problem[] = []
  for (const scheme of schemes) {
    const address = written[scheme]
    if (address === undefined) continue
    const read = await readImage(place, address, scheme)
    if ('kind' in read) images[scheme] = read
    else for (const found of read) problems.push('file' in found ? found : problemInData(data, ['theme', 'logo', scheme], found))
  }
  const { light, dark } = images
  return { ...(light && { logo: { light, ...(dark && { dark }) } }), problems }
}

type Faults = readonly (Problem | ProblemDetails)[]

async function readImage({ directory, publicFiles }: LogoPlace, address: string, scheme: Scheme): Promise<LogoImage | Faults> {
  const name = address.slice(1)
  if (!publicFiles.includes(name))
    return [fault(`There is no file public/${name}.`, `Put the file there, or write the address of one in \`public/\`.`)]
  return name.toLowerCase().endsWith('.svg')
    ? readDrawing({ directory, file: `public/${name}`, address, scheme })
    : readPicture(join(directory, 'public', name), address)
}

interface DrawingPlace {
  readonly directory: string
  readonly file: string
  readonly address: string
  readonly scheme: Scheme
}

async function readDrawing({ directory, file, address, scheme }: DrawingPlace): Promise<LogoImage | Faults> {
  const text = readText({ directory, file, most: limits.drawing })
  if (!text) return [fault(`There is no file ${file}.`, 'Put the file there.')]
  if (text.problems.length > 0) return text.problems
  const root = parseSvg(text.source)
  if (!(root instanceof XmlElement)) return [root]
  const instead = 'the logo cannot be part of a page'
  const written = writeSvg(root, { source: text.source, prefix: scheme === 'light' ? 'logo-' : 'logo-dark-', instead })
  // An error, not a warning: the settings promise a logo that readers would not see.
  if (!('svg' in written)) return written.map((problem) => ({ ...problem, severity: 'error' }))
  try {
    await drawSvg(Buffer.from(written.svg), 16)
    return { kind: 'drawing', address, svg: written.svg }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return [fault(`The drawing ${file} cannot be drawn.`, 'Save it again as plain SVG.')]
  }
}

/** Size of the picture on social cards, in pixels. */
const small = { width: 960, height: 76 }

async function readPicture(path: string, address: string): Promise<LogoImage | Faults> {
  const read = readRegularFile({ path, most: limits.drawing })
  if (!read) return [fault(`There is no file public${address}.`, 'Put the file there.')]
  if ('details' in read) return [{ ...read.details, message: `public${address}: ${read.details.message}` }]
  const { default: sharp } = await import('sharp')
  try {
    const image = sharp(read.content)
    const { format, width, height } = await image.metadata()
    if (format !== 'png') return [fault(`public${address} is not a PNG picture.`, 'Save it as PNG.')]
    const reduced = await image
      .resize({ ...small, fit: 'inside', withoutEnlargement: true })
      .png({ palette: true })
      .toBuffer()
    return { kind: 'picture', address, width, height, small: reduced.toString('base64') }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return [fault(`The picture public${address} is broken.`, 'Save it again as PNG.')]
  }
}

function fault(message: string, fix: string): ProblemDetails {
  return { severity: 'error', rule: 'theme-logo', message, fix }
}
