import { XmlElement } from '@rgrove/parse-xml'
import { limits } from '../limits.ts'
import { readText } from '../load/files/readText.ts'
import type { SourceText } from '../load/source/sourceText.ts'
import { type Problem, problemAt } from '../problem.ts'
import type { Drawings, SymbolDrawing } from '../publication.ts'
import { svgNamespace } from './plainSvg.ts'
import { brokenDrawing, drawSvg, parseSvg, writeSvg } from './parseSvg.ts'

/** Where the symbols of `drawings.svg` are, by id. */
export interface SymbolPlaces {
  readonly source: SourceText
  readonly offsets: ReadonlyMap<string, number>
}

interface LoadedDrawings {
  readonly drawings: Drawings
  /** Absent if there are no readable symbols. */
  readonly symbolPlaces?: SymbolPlaces
  readonly problems: readonly Problem[]
}

interface Found<Value> {
  readonly found?: Value
  readonly problems: readonly Problem[]
}

/** Reads the drawings in `public/` that the engine uses itself, and renders each once to make sure that it can. */
export async function loadDrawings(directory: string, publicFiles: readonly string[]): Promise<LoadedDrawings> {
  const open = async <Value>(name: string, read: (source: SourceText, root: XmlElement) => Found<Value> | Promise<Found<Value>>) => {
    const text = publicFiles.includes(name) ? readText({ directory, file: `public/${name}`, most: limits.drawing }) : undefined
    if (!text) return { problems: [] }
    if (text.problems.length > 0) return { problems: text.problems }
    const root = parseSvg(text.source)
    return root instanceof XmlElement ? read(text.source, root) : { problems: [root] }
  }
  const logo = await open('logo.svg', readLogo)
  const symbols = await open('drawings.svg', readSymbols)
  const icon = await open('favicon.svg', async (source) => ({ problems: await drawOnce(source, source.text) }))
  return {
    drawings: { ...(logo.found !== undefined && { logo: logo.found }), symbols: symbols.found?.symbols ?? new Map() },
    ...(symbols.found && { symbolPlaces: symbols.found.places }),
    problems: [...logo.problems, ...symbols.problems, ...icon.problems],
  }
}

/** Reads the logo, which is inlined in every page. */
async function readLogo(source: SourceText, root: XmlElement): Promise<Found<string>> {
  const written = writeSvg(root, { source, prefix: 'logo-', instead: 'the title of the publication is shown instead of the logo' })
  if (!('svg' in written)) return { problems: written }
  const problems = await drawOnce(source, placed(written.svg))
  return problems.length > 0 ? { problems } : { found: written.svg, problems }
}

interface FoundSymbols {
  readonly symbols: ReadonlyMap<string, SymbolDrawing>
  readonly places: SymbolPlaces
}

async function readSymbols(source: SourceText, root: XmlElement): Promise<Found<FoundSymbols>> {
  const offsets = new Map<string, number>()
  const symbols = new Map<string, SymbolDrawing>()
  const problems: Problem[] = []
  for (const child of symbolsOf(root)) {
    const { id, viewBox } = child.attributes
    if (id === undefined) {
      problems.push(unusedDrawing(source, child.start, 'This `<symbol>` has no `id`'))
      continue
    }
    offsets.set(id, child.start)
    const written = writeSvg(child, { source, prefix: '', instead: `the drawing \`${id}\` is left out` }, 'inside')
    if ('svg' in written) symbols.set(id, { shapes: written.svg, ...(viewBox !== undefined && { viewBox }) })
    else for (const problem of written) problems.push(problem)
  }
  const all = [...symbols.values()].map(({ shapes }) => `<g>${shapes}</g>`).join('')
  for (const problem of await drawOnce(source, placed(all))) problems.push(problem)
  if (offsets.size === 0 && problems.length === 0) problems.push(unusedDrawing(source, root.start, 'The file has no `<symbol>`'))
  return { found: { symbols, places: { source, offsets } }, problems }
}

function unusedDrawing(source: SourceText, offset: number, what: string): Problem {
  const fix = 'Write a `<symbol id="…" viewBox="…">` for each category, with its slug as the id.'
  return problemAt(source, offset, { severity: 'warning', rule: 'unknown-drawing', message: `${what}, so it is never shown.`, fix })
}

/** Lists the symbols, also those in `<defs>`, where drawing programs put them. */
function symbolsOf(root: XmlElement): readonly XmlElement[] {
  const elements = root.children.filter((child) => child instanceof XmlElement)
  const defined = elements
    .filter(({ name }) => name === 'defs')
    .flatMap(({ children }) => children.filter((child) => child instanceof XmlElement))
  return [...elements, ...defined].filter(({ name }) => name === 'symbol')
}

/** Wraps a drawing as pages do, in an SVG of fixed size. */
function placed(svg: string): string {
  return `<svg xmlns="${svgNamespace}" width="480" height="480">${svg}</svg>`
}

async function drawOnce(source: SourceText, svg: string): Promise<readonly Problem[]> {
  try {
    await drawSvg(Buffer.from(svg), 16)
    return []
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return [brokenDrawing(source, 0, `The drawing cannot be drawn: ${error.message.split('\n')[0]?.replace(/\.$/, '')}`)]
  }
}
