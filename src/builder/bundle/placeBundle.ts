import { readFileSync } from 'node:fs'
import type { ChunkMap } from '../../shared/pages/pageData.ts'
import type { OutputFolder } from '../output/OutputFolder.ts'
import type { ClientBundle, LayoutSheets } from './ClientBundle.ts'

/** A bundle as one publication uses it. */
export interface PlacedBundle extends ClientBundle {
  /** Prefixes the URLs of files in a text with the base. */
  place(this: void, text: string): string
  /** Returns the content of a file, of the bundle's folder or another, with the base added; undefined if it does not change. */
  placedFile(this: void, file: string, directory?: string): string | undefined
}

/** Files that may contain URLs of other files. */
const naming = /\.(?:js|css|json)$/

/** Creates a function that prefixes the URLs of files in a text with a publication's base; applying it twice changes nothing more. */
export function createPlacer(base: string, files: Iterable<string>): (text: string) => string {
  if (base === '') return (text) => text
  const known = new Set(files)
  return (text) => text.replace(/(?<![\w./-])\/(assets\/[\w.-]+)/g, (address, file: string) => (known.has(file) ? base + address : address))
}

interface PlaceOptions {
  readonly base: string
  /** Files besides the bundle's own. */
  readonly further?: readonly string[]
}

/**
 * Returns the bundle with its URLs below a publication's base. The bundler does not know the base, so it is added here, to what documents
 * contain and to the few files that refer to others.
 */
export function placeBundle(bundle: ClientBundle, { base, further = [] }: PlaceOptions): PlacedBundle {
  const place = createPlacer(base, [...bundle.files, ...further, bundle.chunkMap.slice(1)])
  const placeAll = (texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [place(key), place(text)]))
  const placeSheets = ({ cyrillic, latin }: LayoutSheets): LayoutSheets => ({ cyrillic: place(cyrillic), latin: place(latin) })
  const chunks: ChunkMap = Object.fromEntries(Object.entries(bundle.chunks).map(([name, urls]) => [name, urls.map(place)]))
  return {
    ...bundle,
    chunks,
    chunkMap: place(bundle.chunkMap),
    runtime: place(bundle.runtime),
    styles: placeAll(bundle.styles),
    layouts: { page: placeSheets(bundle.layouts.page), article: placeSheets(bundle.layouts.article) },
    scriptStyles: placeAll(bundle.scriptStyles),
    faces: bundle.faces.map((face) => ({ ...face, url: place(face.url) })),
    print: place(bundle.print),
    late: place(bundle.late),
    fonts: placeAll(bundle.fonts),
    place,
    placedFile(file, directory = bundle.directory) {
      if (base === '' || !naming.test(file)) return undefined
      const text = readFileSync(`${directory}/${file}`, 'utf8')
      const placed = place(text)
      return placed === text ? undefined : placed
    },
  }
}

/**
 * Adds files of the bundle's folder, or of another, to the output. If a file contains the base, its name no longer identifies its content.
 */
export function addBundle(
  output: Pick<OutputFolder, 'add' | 'addFile'>,
  { placedFile, ...bundle }: PlacedBundle,
  { files, directory }: Pick<ClientBundle, 'files' | 'directory'> = bundle,
): void {
  for (const path of files) {
    const read = () => readFileSync(`${directory}/${path}`)
    // The last build may have left content with another base under the same name.
    if (naming.test(path)) output.add({ path, kind: 'asset' }, placedFile(path, directory) ?? read())
    else output.addFile({ path, kind: 'asset' }, read)
  }
}
