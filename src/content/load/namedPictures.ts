import { existsSync } from 'node:fs'
import { posix, resolve } from 'node:path'
import { inParallel } from '../../platform/inParallel.ts'
import { decodeEscapes } from '../../shared/escapes.ts'
import type { BlockReference } from '../markdown/renderedBody.ts'
import type { PictureInspection, PictureInspector } from '../pictures/inspectPicture.ts'
import type { PictureFile } from '../pictures/bodyPicture.ts'
import type { Snapshot } from './Snapshot.ts'
import type { SharedReading } from './SharedReading.ts'
import type { Entry } from './entry.ts'
import { isInside, listFolder } from './listFolder.ts'
import { type LoadedContent, type PictureTable, textsOf } from './loadedContent.ts'
import type { SourceText } from './sourceText.ts'

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
  const texts = textsOf(content)
  const leads = texts.flatMap(({ fields: { image }, source: text, data }) => {
    if (!image || !data) return []
    const offset = () => data.locate(['image', 'src'])
    return [{ text, source: image.src, alt: image.alt, offset, altOffset: () => data.locate(['image', 'alt']) }]
  })
  const entries: readonly Entry<unknown>[] = [...texts, ...content.authors, ...content.pages]
  return [...leads, ...entries.flatMap(picturesInBody)]
}

function picturesInBody({ source: text, body }: Entry<unknown>): readonly NamedPicture[] {
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

/** Limited, since decoding holds a whole picture in memory. */
const atOnce = 4

/** Inspects every picture once, a few at a time. */
export async function inspectPictures(options: {
  readonly directory: string
  /** Relative to the publication folder, separated by `/`. */
  readonly paths: Iterable<string>
  readonly inspectPicture: PictureInspector
  readonly snapshot?: Snapshot | undefined
  /** Absent: this thread inspects all of them. */
  readonly shared?: SharedReading | undefined
}): Promise<PictureTable> {
  const { directory, inspectPicture, snapshot } = options
  const paths = [...new Set(options.paths)].toSorted()
  const found = new Map<string, Awaited<ReturnType<PictureInspector>> | { readonly reason: 'outside' }>()
  const recall = (path: string) => {
    const kept = snapshot && recallPicture(snapshot, path, resolve(directory, path))
    if (kept) found.set(path, kept)
  }
  /** Inspects a picture; returns the lines of the snapshot that are new. */
  const inspect = async (path: string): Promise<readonly string[]> => {
    const absolute = resolve(directory, path)
    const leadsOut = existsSync(absolute) && !isInside(directory, absolute)
    const inspection = leadsOut ? ({ reason: 'outside' } as const) : await inspectPicture(absolute)
    const isMissing = 'reason' in inspection && inspection.reason === 'missing'
    found.set(path, isMissing ? { ...inspection, beside: filesBeside(directory, path) } : inspection)
    return snapshot && 'picture' in inspection ? keepPicture(snapshot, path, inspection.picture) : []
  }
  const inspectAll = async (some: readonly string[]) => {
    const lines: string[] = []
    await inParallel(some, { atOnce, work: async (path) => void lines.push(...(await inspect(path))) })
    return lines
  }
  paths.forEach(recall)
  const unknown = paths.filter((path) => !found.has(path))
  const share = options.shared?.begin('pictures', unknown)
  if (share) {
    for (const turn of share.turns()) share.tell(await inspectAll(turn))
    snapshot?.learn(share.told())
    for (const path of unknown) if (!found.has(path)) recall(path)
  }
  await inspectAll(unknown.filter((path) => !found.has(path)))
  return found
}

/** Lists the files in the folder of a picture that is missing, but no texts. */
function filesBeside(directory: string, path: string): string[] {
  const items = listFolder(directory, posix.dirname(path)) ?? []
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
