import type { OutputFile, OutputFolder } from '../output/OutputFolder.ts'
import { type FileContent, bytesOf } from '../output/fileContent.ts'
import { contentHash } from '../../platform/contentHash.ts'
import type { FactReader } from './FactReader.ts'

/** What is known about a part whose files may not be rendered yet. */
export interface Kept<More> {
  /** Hash of what its files are made from; absent if rendering them costs little. */
  readonly content?: string
  /** What the rest of the build needs from it; must survive JSON. */
  readonly more: More
}

/** A part of the output whose files are not rendered yet. */
export interface Part<More> extends Kept<More> {
  write(output: Pick<OutputFolder, 'add'>): void
}

interface WrittenFile {
  readonly file: OutputFile
  readonly text: FileContent
  /** Of the content; absent if it was not computed yet. */
  readonly hash?: string
}

/** The files of a part, and the facts that were read to render them. */
export interface WrittenPart {
  readonly files: readonly WrittenFile[]
  readonly reads: readonly string[]
}

/** A part with its files, as plain data. */
export interface MadePart<More> extends Kept<More> {
  /** The facts that were read to plan it. */
  readonly reads: readonly string[]
  readonly written: WrittenPart
}

/** Plans and renders a part, to be passed to another process. */
export function makePart<More>(reader: FactReader, plan: () => Part<More>): MadePart<More> {
  const { made: part, reads } = reader.watch(plan)
  const { content, more } = part
  return { more, ...(content !== undefined && { content }), reads, written: writePart(part, reader) }
}

/** Encodes and hashes the files of a part, so that they can be moved to another thread instead of copied. */
export function packPart<More>({ written, ...part }: MadePart<More>): {
  readonly part: MadePart<More>
  readonly memory: readonly ArrayBuffer[]
} {
  const files = written.files.map(({ file, text }) => {
    const bytes = new Uint8Array(bytesOf(text))
    return { file, text: bytes, hash: contentHash(bytes) }
  })
  return { part: { ...part, written: { ...written, files } }, memory: files.map(({ text }) => text.buffer) }
}

/** Renders the files of a part. */
export function writePart({ write }: Part<unknown>, reader: FactReader): WrittenPart {
  const files: WrittenFile[] = []
  const { reads } = reader.watch(() => write({ add: (file, text) => void files.push({ file, text }) }))
  return { files, reads }
}
