import { existsSync } from 'node:fs'
import { posix, resolve } from 'node:path'
import { inParallel } from '../../platform/inParallel.ts'
import { decodeEscapes } from '../../shared/addresses/escapes.ts'
import type { BlockReference } from '../markdown/renderedBody.ts'
import type { PictureInspection, PictureInspector } from '../pictures/inspectPicture.ts'
import type { PictureFile } from '../pictures/bodyPicture.ts'
import type { Snapshot } from './snapshot/Snapshot.ts'
import type { SharedReading } from './snapshot/SharedReading.ts'
import type { Entry } from './entries/entry.ts'
import { isInside, listReadable } from './files/listFolder.ts'
import { type LoadedContent, type PictureTable, entriesOf, textsOf } from './loadedContent.ts'
import type { SourceText } from './source/sourceText.ts'

/** A picture that a file names, in its front matter or in its body. */
interface NamedPicture {
  readonly text: SourceText
  /** A file path with percent escapes decoded. */
  readonly source: string
  readonly alt: string | undefined
  /** Returns the offset of the reference; computed on demand. */
  readonly offset: () => number
  /** Returns the offset where its alternative text is, or should be. */
  readonly altOffset: () => number
}

/** Lists every picture that the publication names, lead pictures first. */
export function namedPictures(content: Pick<LoadedContent, 'articles' | 'authors' | 'collections' | 'pages'>): readonly NamedPicture[] {
  const leads = textsOf(content).flatMap(({ fields: { image }, source: text, data }) => {
    if (!image || !data) return []
    const offset = () => data.locate(['image', 'src'])
    return [{ text, source: image.src, alt: image.alt, offset, altOffset: () => data.locate(['image', 'alt']) }]
  })
  return [...leads, ...entriesOf(content).flatMap(picturesInBody)]
}

/** Lists the pictures that the body of a text names. */
export function picturesInBody({ source: text, body }: Pick<Entry<unknown>, 'source' | 'body'>): readonly NamedPicture[] {
  return body.inserts.flatMap((part) => {
    if ('block' in part) return picturesInBlock(text, part)
    const offset = () => part.offset
    return [{ text, source: decodeEscapes(part.source), alt: part.alt, offset, altOffset: offset }]
  })
}

function picturesInBlock(text: SourceText, part: BlockReference): readonly NamedPicture[] {
  const { block } = part
  if (block.kind !== 'before-after') return []
  return (['before', 'after'] as const).map((side) => ({
    text,
    source: block[side].src,
    alt: block[side].alt,
    offset: () => part.data.locate([side, 'src']),
    altOffset: () => part.data.locate([side, 'alt']),
  }))
}

type PicturePath =
  /** Relative to the publication folder, separated by `/`. */
  | { readonly kind: 'path'; readonly path: string }
  /** A URL, a path out of the publication, or an absolute path. */
  | { readonly kind: 'remote' | 'outside' | 'absolute' }

/** Resolves the source of a picture relative to the file that names it. */
export function picturePath(file: string, source: string): PicturePath {
  if (/^(?:[a-z][a-z0-9+.-]+:|\/\/)/i.test(source)) return { kind: 'remote' }
  if (/^[/\\]/.test(source)) return { kind: 'absolute' }
  const path = posix.normalize(posix.join(posix.dirname(file), source))
  return path === '..' || path.startsWith('../') ? { kind: 'outside' } : { kind: 'path', path }
}

/** Returns the paths of the pictures that lie in the publication, relative to its folder. */
export function pathsOfPictures(pictures: readonly Pick<NamedPicture, 'text' | 'source'>[]): readonly string[] {
  return pictures.flatMap(({ text, source }) => {
    const found = picturePath(text.file, source)
    return found.kind === 'path' ? [found.path] : []
  })
}

/** Limited, since decoding holds a whole picture in memory. */
const atOnce = 4

interface InspectOptions {
  readonly directory: string
  readonly inspectPicture: PictureInspector
  readonly snapshot?: Snapshot | undefined
}

interface SharedInspection extends InspectOptions {
  /** Relative to the publication folder, separated by `/`. */
  readonly paths: Iterable<string>
  /** Absent: this thread inspects all of them. */
  readonly shared?: SharedReading | undefined
}

/** Inspects every picture once, a few at a time. */
export async function inspectPictures({ paths, shared, ...options }: SharedInspection): Promise<PictureTable> {
  const table = new InspectedPictures(options)
  const unknown = [...new Set(paths)].toSorted().filter((path) => !table.recall(path))
  const share = shared?.begin('pictures', unknown)
  if (share) {
    for (const turn of share.turns()) share.tell(await table.inspect(turn))
    options.snapshot?.learn(share.told())
  }
  await table.inspect(unknown.filter((path) => !table.found.has(path) && !(share && table.recall(path))))
  return table.found
}

/** What is known about pictures so far. */
class InspectedPictures {
  readonly found = new Map<string, Awaited<ReturnType<PictureInspector>> | { readonly reason: 'outside' }>()
  readonly #options: InspectOptions

  constructor(options: InspectOptions) {
    this.#options = options
  }

  /** Takes what an earlier run or another thread has found; reports whether there is anything. */
  recall(path: string): boolean {
    const { directory, snapshot } = this.#options
    const kept = snapshot && recallPicture(snapshot, path, resolve(directory, path))
    if (kept) this.found.set(path, kept)
    return kept !== undefined
  }

  /** Inspects pictures; returns the lines of the snapshot that are new. */
  async inspect(paths: readonly string[]): Promise<readonly string[]> {
    const lines: string[] = []
    await inParallel(paths, { atOnce, work: async (path) => void lines.push(...(await this.#inspectOne(path))) })
    return lines
  }

  async #inspectOne(path: string): Promise<readonly string[]> {
    const { directory, inspectPicture, snapshot } = this.#options
    const absolute = resolve(directory, path)
    const leadsOut = existsSync(absolute) && !isInside(directory, absolute)
    const inspection = leadsOut ? ({ reason: 'outside' } as const) : await inspectPicture(absolute)
    const isMissing = 'reason' in inspection && inspection.reason === 'missing'
    this.found.set(path, isMissing ? { ...inspection, beside: filesBeside(directory, path) } : inspection)
    return snapshot && 'picture' in inspection ? keepPicture(snapshot, path, inspection.picture) : []
  }
}

/** Lists the files in the folder of a picture that is missing, but no texts. */
function filesBeside(directory: string, path: string): string[] {
  const items = listReadable(directory, posix.dirname(path)) ?? []
  return items.flatMap(({ kind, name }) => (kind === 'file' && !name.endsWith('.md') ? [name] : []))
}

/** Stores a picture's content by hash, so that equal pictures are stored once. */
function keepPicture(snapshot: Snapshot, path: string, { path: _absolute, ...content }: PictureFile): readonly string[] {
  return [snapshot.keepContent(`picture ${content.hash}`, content) ?? [], snapshot.keep(path, content.hash) ?? []].flat()
}

function recallPicture(snapshot: Snapshot, path: string, absolute: string): PictureInspection | undefined {
  const hash = snapshot.recall(path, absolute) as string | undefined
  const content = hash === undefined ? undefined : (snapshot.recallContent(`picture ${hash}`) as Omit<PictureFile, 'path'> | undefined)
  return content && { picture: { path: absolute, ...content } }
}
